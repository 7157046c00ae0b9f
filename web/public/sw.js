/* Without a connection a page says so. Nothing else is kept: the browser's own cache holds the client. */
const KEPT = "panoplie-offline-1";
const PAGES = ["/offline.html", "/offline.css", "/icon.svg"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(PAGES)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const kept = PAGES.includes(new URL(request.url).pathname);
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
  else if (kept) event.respondWith(fetch(request).catch(() => caches.match(request)));
});
