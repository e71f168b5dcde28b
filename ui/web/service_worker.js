// The app without a network: everything comes from what was stored when this version was installed.
// A new version waits until it is taken, or no page of the old one is open.
'use strict';
const VERSION = 'kattegat-VERSION', FILES = [];  // assemble.mjs says which
// One origin may have several apps, each in a folder of its own.
const folder = registration.scope, STORE = `${VERSION} ${folder}`, SHARED = 'kattegat-shared';

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
  if (await caches.has(SHARED)) await drop_shared(await caches.open(SHARED));
}
addEventListener('activate', event => event.waitUntil(drop_old()));
addEventListener('message', event => { if (event.data === 'take') skipWaiting(); });

// A file that another app shares is put where the page looks for it. A foreign page can put some
// there, too, and the device has room for the book: no more is kept than this, and only the last.
const most_shared = 20, most_bytes = 128 << 20, longest_name = 120;
async function drop_shared(cache) {
  for (const kept of await cache.keys())
    if (kept.url.startsWith(folder)) await cache.delete(kept);
}
async function keep_shared(request) {
  const cache = await caches.open(SHARED);
  await drop_shared(cache);
  const files = (await request.formData()).getAll('file').filter(one => one instanceof File);
  let room = most_bytes;
  for (const file of files.slice(0, most_shared)) {
    const has_room = file.size <= room;  // else it comes with nothing in it, as in exchange.js
    if (has_room) room -= file.size;
    const name = encodeURIComponent([...file.name].slice(0, longest_name).join(''));
    await cache.put('shared/' + crypto.randomUUID(),
      new Response(has_room ? file : '', {headers: {'x-name': name}}));
  }
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
