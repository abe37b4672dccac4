// The one service worker: it keeps pages for the time without a connection, and shows notices while no page is open.

const WORKER = "/sw.js";
interface Policy {
  createScriptURL(url: string): unknown;
}
type Factory = { createPolicy(name: string, rules: { createScriptURL(url: string): string }): Policy };

// The content security policy wants to know where a script comes from: there is this one worker and no other.
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes;
let policy: Policy | undefined;

export const hasWorker = () => "serviceWorker" in navigator;

/** The worker, as soon as it works. */
export async function worker(): Promise<ServiceWorkerRegistration> {
  policy ??= factory?.createPolicy("gospoda-worker", { createScriptURL: () => WORKER });
  await navigator.serviceWorker.register((policy?.createScriptURL(WORKER) ?? WORKER) as string);
  return navigator.serviceWorker.ready;
}
