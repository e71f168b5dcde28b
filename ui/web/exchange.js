// Files go out by the share sheet, the downloads or the printer, and come in by picking, dropping,
// opening or sharing them.
import {code_in_picture} from './codes.js';

const kinds = {pdf: 'application/pdf', html: 'text/html', csv: 'text/csv', json: 'application/json',
               png: 'image/png', journal: 'text/plain', db: 'application/vnd.sqlite3',
               xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'};

export function deliver(name, bytes) {
  if (name.endsWith('.print.html')) return print_page(name, new TextDecoder().decode(bytes));
  const file = new File([bytes], name, {type: kinds[name.split('.').pop()] ?? ''});
  // A desk has a folder for what is downloaded; a tablet has its sheet.
  const is_tablet = matchMedia('(pointer: coarse)').matches;
  const has_sheet = is_tablet && navigator.canShare?.({files: [file]});
  if (!has_sheet) return download(file);
  navigator.share({files: [file]}).catch(fault => {
    if (fault.name !== 'AbortError') download(file);  // who changes their mind gets no file
  });
}

function download(file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60000);
}

// Styles are given by script, since the page allows none that stand in a text.
function print_page(name, text) {
  const [whole, style] = /<style>([^]*?)<\/style>/.exec(text);
  const plain = text.replace(whole, '').replaceAll(' style="', ' data-style="');
  const made = new DOMParser().parseFromString(plain, 'text/html');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.replace(/\bbody\b/g, ':host'));
  const root = document.getElementById('paper');
  const paper = root.shadowRoot ?? root.attachShadow({mode: 'open'});
  root.lang = made.documentElement.lang;
  paper.adoptedStyleSheets = [sheet];
  paper.replaceChildren(...made.body.childNodes);
  for (const one of paper.querySelectorAll('[data-style]')) one.style.cssText = one.dataset.style;
  const title = document.title;
  document.title = name.replace('.print.html', '');  // what the printed file is called
  addEventListener('afterprint', () => { document.title = title; }, {once: true});
  window.print();
}

// ---- In ----
const pick = document.getElementById('pick');
export const ask_for_file = () => pick.click();

// What cannot be read (a folder), or is too long for it, comes with nothing in it: so the app names
// it, and says that it is no evening.
const longest = 512 << 20;
async function read(file) {
  const bytes = file.size > longest ? null : await file.arrayBuffer().catch(() => null);
  return {name: file.name, bytes: bytes ?? new ArrayBuffer(0)};
}

export function hear_files(take, take_code, offer) {
  // Those that come at once are answered for together.
  const give = async all => {
    const is_picture = file => file.type.startsWith('image/');
    for (const file of all.filter(is_picture)) take_code(await code_in_picture(file));
    const files = await Promise.all(all.filter(file => !is_picture(file)).map(read));
    if (files.length) take(files);
  };
  pick.addEventListener('change', () => {
    give([...pick.files]);
    pick.value = '';
  });
  addEventListener('dragover', event => event.preventDefault());
  addEventListener('drop', event => {
    event.preventDefault();
    give([...event.dataTransfer.files]);
  });
  window.launchQueue?.setConsumer(async ({files}) => {
    give(await Promise.all(files.map(handle =>
      handle.getFile().catch(() => new File([], handle.name)))));
  });
  offer_shared(offer).catch(console.error);
}

// What another app has shared lies where the service worker has put it. A foreign page can have put
// it there as well, and nothing tells them apart: so whoever sits here is asked.
async function offer_shared(offer) {
  if (!new URLSearchParams(location.search).has('shared')) return;
  history.replaceState(null, '', './');
  const cache = await caches.open('kattegat-shared');
  const files = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    await cache.delete(request);
    const name = decodeURIComponent(answer.headers.get('x-name')), held = await answer.blob();
    const code = held.type.startsWith('image/') && await code_in_picture(held);
    files.push(await read(new File([code || held], name)));
  }
  if (files.length) offer(files);
}
