// Score pads and rules pages work offline after the first visit: the service worker caches what they consist of.

import { hasWorker, worker } from "./worker";

export async function keepOffline(more: string[]): Promise<void> {
  if (!hasWorker()) return;
  try {
    const ready = await worker();
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
