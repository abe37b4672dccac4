// Caches the pages for a real table (/pad/... and pages that request it) and the rules help (/help/...) for offline
// use. Every other page shows an offline page instead. All other requests go to the server untouched. Built files carry
// their digest in the name, so a cached file is never out of date. The worker also shows the "your turn" notifications.
const NAME = "gospoda-pads-1";
const MOST = 400;
const LANGUAGES = ["en", "pl", "cs"];
const OFFLINE = "/offline.html";
const OFFLINE_CACHE = "gospoda-offline-2";
const OFFLINE_FILES = [OFFLINE, "/offline.css", "/offline.js", "/favicon.svg"];

const isPage = (url) => /^\/(pad|help)\//.test(url.pathname);
const isAddress = (url) => !/^\/(api|assets)\/|\.[a-z]+$/.test(url.pathname);
const isBuilt = (url) => url.pathname.startsWith("/assets/") || /^\/favicon.*\.svg$/.test(url.pathname);
const isPaper = (url) =>
  url.pathname === "/api/games" || /^\/api\/games\/[^/]+\/(pad|(words|help)\/[a-z]+)$/.test(url.pathname);

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(
    caches
      .open(OFFLINE_CACHE)
      .then((cache) => cache.addAll(OFFLINE_FILES))
      .catch(() => {}),
  );
});
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([caches.delete("gospoda-offline-1"), self.clients.claim()])),
);

async function put(request, answer) {
  if (!answer.ok) return;
  const cache = await caches.open(NAME);
  await cache.put(request, answer.clone());
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - MOST))) await cache.delete(key);
}

// The files that the page loaded before this worker existed.
self.addEventListener("message", (event) => {
  const wanted = (event.data?.keep ?? []).filter((path) => {
    const url = new URL(path, self.location.origin);
    return isAddress(url) || isBuilt(url) || isPaper(url);
  });
  event.waitUntil(
    Promise.all(
      [...new Set(wanted)].map(async (path) => {
        try {
          await put(path, await fetch(path));
        } catch {
          // cached on the next visit
        }
      }),
    ).then(() => event.source?.postMessage("kept")),
  );
});

async function kept(request, url) {
  const cache = await caches.open(NAME);
  const found = await cache.match(isPage(url) ? url.pathname : request, { ignoreVary: true });
  if (found || !isPage(url)) return found;
  for (const key of await cache.keys()) if (isPage(new URL(key.url))) return cache.match(key); // one page serves all addresses
}

/** Whether a pad or the rules can be shown. If not, the offline page is better than an empty one. */
async function isWhole(url) {
  const [, page, game] = url.pathname.split("/");
  const cache = await caches.open(NAME);
  const papers =
    page === "pad" ? [`/api/games/${game}/pad`] : LANGUAGES.map((lang) => `/api/games/${game}/help/${lang}`);
  return (await Promise.all(papers.map((path) => cache.match(path)))).some(Boolean);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  const page = request.mode === "navigate" && isPage(url);
  if (request.mode === "navigate" && !page) {
    event.respondWith(
      fetch(request).catch(
        async (problem) => (await kept(url.pathname, url)) ?? (await caches.match(OFFLINE)) ?? Promise.reject(problem),
      ),
    );
    return;
  }
  if (OFFLINE_FILES.includes(url.pathname)) {
    event.respondWith(
      fetch(request).catch(async (problem) => (await caches.match(url.pathname)) ?? Promise.reject(problem)),
    );
    return;
  }
  if (!page && !isBuilt(url) && !isPaper(url)) return;
  event.respondWith(
    (async () => {
      if (isBuilt(url)) {
        const found = await kept(request, url);
        if (found) return found;
      }
      try {
        const answer = await fetch(request);
        event.waitUntil(put(page ? url.pathname : request, answer.clone()));
        return answer;
      } catch (problem) {
        const found =
          (page && !(await isWhole(url)) ? undefined : await kept(request, url)) ??
          (page && (await caches.match(OFFLINE)));
        if (found) return found;
        throw problem;
      }
    })(),
  );
});

// ---- "your turn" notifications

const isSeen = (client) => client.visibilityState === "visible";

async function notify(push) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ turn: push });
  if (push.count) await self.navigator.setAppBadge?.(push.count).catch(() => {});
  if (pages.some(isSeen)) return; // the page itself tells a player who is looking at it
  await self.registration.showNotification("Gospoda", {
    body: push.body,
    tag: push.tag,
    icon: "/icon-192.png",
    badge: "/icon-192.png",
    data: push.url,
  });
}

self.addEventListener("push", (event) => event.waitUntil(notify(event.data.json())));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    (async () => {
      const url = new URL(event.notification.data, self.location.origin);
      const wanted = new URL(url.pathname, self.location.origin).href; // as the browser reports an open page
      const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const there = pages.find((page) => page.url === wanted);
      if (there) return there.focus();
      return self.clients.openWindow(wanted);
    })(),
  );
});
