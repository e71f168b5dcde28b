// The app without a network: everything comes from what was stored when this version was installed.
// A new version waits until it is taken, or no page of the old one is open.
'use strict';
const VERSION = 'kattegat-VERSION', FILES = [];  // assemble.mjs says which
// One origin may have several apps, each in a folder of its own.
const folder = registration.scope, STORE = `${VERSION} ${folder}`;

addEventListener('install', event => {
  // Past the browser's own cache: an index.html of before would name scripts that are gone.
  const anew = FILES.map(file => new Request(file, {cache: 'reload'}));
  event.waitUntil(caches.open(STORE).then(cache => cache.addAll(anew)));
});
// Earlier editions did not say in the name whose it is: what lies in it does.
async function is_old(name) {
  if (name.startsWith('kattegat-') && name.endsWith(` ${folder}`)) return name !== STORE;
  if (!/^kattegat-[0-9a-f]{10}$/.test(name)) return false;
  const kept = await (await caches.open(name)).keys();
  return kept.every(({url}) => new URL('.', url).href === folder);
}
async function drop_old() {
  for (const name of await caches.keys()) if (await is_old(name)) await caches.delete(name);
}
addEventListener('activate', event => event.waitUntil(drop_old()));
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
  event.respondWith(caches.open(STORE).then(cache => cache.match(wanted))
    .then(kept => kept ?? fetch(request)));
});
