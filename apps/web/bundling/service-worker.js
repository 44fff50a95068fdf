/* The service worker: the app opens from what this browser has, with or without a network. bundling/service-worker.ts
   puts the list of files above this text when the app is built. */
importScripts('/push.js');

const FILES_CACHE = 'files';
const DRAWINGS_CACHE = 'drawings';
const DRAWINGS_MAX = 80;
const DRAWING = /^\/(coins|icons)\/|\.woff2$/;
const PAGE = '/index.html';
/* What the server answers itself: its documents and its state. */
const SERVERS_OWN = /^\/(api|console|files|health|metrics|testnet|ws)\b/;

/* A file whose name does not change with its content is kept under its revision, beside the one that is used still. */
const keyOf = (path) => (FILES[path] ? `${path}?revision=${FILES[path]}` : path);

async function keepFiles() {
  const cache = await caches.open(FILES_CACHE);
  const has = new Set((await cache.keys()).map(({ url }) => new URL(url).href));
  await Promise.all(
    Object.keys(FILES).map(async (path) => {
      const key = new URL(keyOf(path), self.location.origin).href;
      if (has.has(key)) return;
      const answer = await fetch(path, { cache: FILES[path] ? 'reload' : 'default' });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(key, answer);
    }),
  );
}

async function removeOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== FILES_CACHE && name !== DRAWINGS_CACHE).map((name) => caches.delete(name)));
  const cache = await caches.open(FILES_CACHE);
  const wanted = new Set(Object.keys(FILES).map((path) => new URL(keyOf(path), self.location.origin).href));
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)));
}

async function file(path, request) {
  const cache = await caches.open(FILES_CACHE);
  return (await cache.match(new URL(keyOf(path), self.location.origin).href)) ?? fetch(request);
}

async function drawing(request) {
  const cache = await caches.open(DRAWINGS_CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    /* The oldest stand first. */
    const kept = await cache.keys();
    for (const old of kept.slice(0, Math.max(0, kept.length - DRAWINGS_MAX))) await cache.delete(old);
  }
  return answer;
}

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));
self.addEventListener('activate', (event) => event.waitUntil(removeOld()));

/* A new version waits until the user takes it. */
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!SERVERS_OWN.test(pathname)) event.respondWith(file(PAGE, request));
  } else if (pathname in FILES && search === '') event.respondWith(file(pathname, request));
  else if (DRAWING.test(pathname)) event.respondWith(drawing(request));
});
