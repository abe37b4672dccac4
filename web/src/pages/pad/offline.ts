// The pages for a real table work without a connection after the first visit: a service worker keeps what they were made of.

const WORKER = "/sw.js";
interface Policy {
  createScriptURL(url: string): unknown;
}
type Factory = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };

// The content security policy wants to know where a script comes from: there is this one worker and no other.
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
const policy = factory?.createPolicy("gospoda-worker", { createScriptURL: () => WORKER });

export async function keepForLater(more: string[]): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register((policy?.createScriptURL(WORKER) ?? WORKER) as string);
    const ready = await navigator.serviceWorker.ready;
    let waiting = 0; // what the worker was asked to keep and has not kept yet
    const show = () => (document.documentElement.dataset.worksOffline = String(waiting === 0));
    const keep = (paths: string[]) => {
      waiting++;
      show();
      ready.active?.postMessage({ keep: paths });
    };
    navigator.serviceWorker.addEventListener("message", () => (waiting--, show()));
    navigator.serviceWorker.startMessages();
    keep([location.pathname, ...more]);
    // what comes past the worker, also that which is on its way while the worker begins
    new PerformanceObserver((list) => {
      const past = list.getEntries().filter((entry) => !(entry as PerformanceResourceTiming).workerStart);
      const own = past.map((entry) => new URL(entry.name)).filter((url) => url.origin === location.origin);
      if (own.length) keep(own.map((url) => url.pathname));
    }).observe({ type: "resource", buffered: true });
  } catch {
    // without a worker the page needs its connection, and says so where it has none
  }
}
