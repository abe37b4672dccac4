// The service worker: caches pages for offline use, and shows notifications while no page is open.

const WORKER = "/sw.js";
interface Policy {
  createScriptURL(url: string): unknown;
}
type Factory = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };

// The content security policy requires a trusted script URL: this is the only worker.
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
let policy: Policy | undefined;

export const hasWorker = () => "serviceWorker" in navigator;

/** The registration of the worker, once it is active. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  policy ??= factory?.createPolicy("gospoda-worker", { createScriptURL: () => WORKER });
  await navigator.serviceWorker.register((policy?.createScriptURL(WORKER) ?? WORKER) as string);
  return navigator.serviceWorker.ready;
}
