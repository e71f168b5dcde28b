// The app without a network: everything comes from what was stored when this version was installed.
// A new version waits until it is taken, or no page of the old one is open.
'use strict';
const VERSION = 'kattegat-VERSION', FILES = [];  // assemble.mjs says which

addEventListener('install', event => {
  // Past the browser's own cache: an index.html of before would name scripts that are gone.
  const anew = FILES.map(file => new Request(file, {cache: 'reload'}));
  event.waitUntil(caches.open(VERSION).then(cache => cache.addAll(anew)));
});
addEventListener('activate', event => {
  const kept = [VERSION, 'kattegat-shared'];
  const is_old = name => name.startsWith('kattegat-') && !kept.includes(name);
  event.waitUntil(caches.keys().then(names =>
    Promise.all(names.filter(is_old).map(name => caches.delete(name)))));
});
addEventListener('message', event => { if (event.data === 'take') skipWaiting(); });

// A file that another app shares is put where the page looks for it.
async function keep_shared(request) {
  const cache = await caches.open('kattegat-shared');
  for (const file of (await request.formData()).getAll('file'))
    await cache.put('shared/' + crypto.randomUUID(),
      new Response(file, {headers: {'x-name': encodeURIComponent(file.name)}}));
  return Response.redirect('./?shared', 303);
}
addEventListener('fetch', event => {
  const {request} = event, url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.method === 'POST' && url.pathname.endsWith('/share'))
    return event.respondWith(keep_shared(request));
  if (request.method !== 'GET') return;
  const wanted = request.mode === 'navigate' ? './' : request;
  event.respondWith(caches.open(VERSION).then(cache => cache.match(wanted))
    .then(kept => kept ?? fetch(request)));
});
