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
    const used = performance.getEntriesByType("resource").map((entry) => new URL(entry.name));
    const own = used.filter((url) => url.origin === location.origin).map((url) => url.pathname);
    ready.active?.postMessage({ keep: [location.pathname, ...own, ...more] });
  } catch {
    // without a worker the page needs its connection, and says so where it has none
  }
}
