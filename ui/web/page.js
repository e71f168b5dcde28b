// The page: gives the canvas to the worker, in which the app lives, tells it what fingers and keys
// do, and does for it what only a page can.
import {Mirror} from './mirror.js';
import {deliver, ask_for_file, hear_files} from './exchange.js';
import {can_scan, is_code, scan, paste} from './codes.js';

const $ = id => document.getElementById(id);
const canvas = $('canvas'), keys = $('keys');

const is_able = () => 'OffscreenCanvas' in window && canvas.transferControlToOffscreen &&
  typeof WebAssembly === 'object';
const give_up = () => { $('cannot').hidden = false; };

// ---- What the worker needs to begin ----
// How much larger than usual the system has its text.
const usual_text = CSS.supports('font', '-apple-system-body') ? 17 : 16;
const text_size = () =>
  parseFloat(getComputedStyle(document.documentElement).fontSize) / usual_text;
const ratio = () => devicePixelRatio || 1;
const size = () => ({
  wide: Math.max(1, Math.round(canvas.clientWidth * ratio())),
  tall: Math.max(1, Math.round(canvas.clientHeight * ratio())),
  scale: ratio() * text_size(),
});
async function compiled() {
  const address = 'kattegat.wasm';
  try {
    return await WebAssembly.compileStreaming(fetch(address));
  } catch {  // a server that does not know what it hands out
    return WebAssembly.compile(await (await fetch(address)).arrayBuffer());
  }
}

const worker = is_able() ? new Worker('worker.js') : null;
const post = (is, more, transfer) => worker.postMessage({is, ...more}, transfer);

async function begin() {
  const offscreen = canvas.transferControlToOffscreen();
  const less_motion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const module = compiled();
  module.catch(give_up);
  post('begin', {canvas: offscreen, language: navigator.language.replace('-', '_'), less_motion,
                 ...size()}, [offscreen]);
  post('module', {module: await module});
}

// ---- Fingers, the mouse, the keyboard ----
const at = event => ({x: event.offsetX * ratio(), y: event.offsetY * ratio()});
const is_touch = event => event.pointerType === 'touch';
function hear_fingers() {
  canvas.addEventListener('pointerdown', event => {
    if (!event.isPrimary || event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    post('down', at(event));
    event.preventDefault();
  });
  canvas.addEventListener('pointermove', event => {
    if (event.isPrimary) post('move', at(event));
  });
  canvas.addEventListener('pointerup', event => {
    if (!event.isPrimary) return;
    post('up', {...at(event), lifted: is_touch(event)});
    write_by(is_touch(event) && mirror.is_field(at(event)));
  });
  // The browser has taken the finger, to enlarge: nothing was tapped.
  canvas.addEventListener('pointercancel', event => {
    if (event.isPrimary) post('up', {x: -1e4, y: -1e4, lifted: true});
  });
  canvas.addEventListener('wheel', event => {
    if (event.ctrlKey) return;  // the browser enlarges
    post('wheel', {x: -event.deltaX / 100, y: -event.deltaY / 100});
    event.preventDefault();
  }, {passive: false});
  canvas.addEventListener('contextmenu', event => event.preventDefault());
}

// The app hears keys by numbers of its own (keys.hpp); what is typed comes as text, by way of a
// hidden field, so that the system's own ways of writing (dead keys, an IME, the clipboard) hold.
const numbers = {Enter: 1, Escape: 2, Tab: 3, Backspace: 4, ArrowLeft: 5, ArrowRight: 6,
                 ArrowUp: 7, ArrowDown: 8, Home: 9, End: 10, Delete: 11, F1: 12};
function number_of(event) {
  if (numbers[event.key]) return numbers[event.key];
  const held = event.ctrlKey || event.metaKey || event.altKey;
  const code = event.key.toUpperCase().codePointAt(0);
  if (!held || event.key.length !== 1 || code < 48 || code > 90) return 0;
  if (event.altKey) return code <= 57 ? code : 0;
  return 'ACSXYZ'.includes(event.key.toUpperCase()) ? code : 0;
}
// The app has letters to tap of its own. Who taps the line that is written gets the system's, for
// what ours do not write.
function write_by(system) {
  keys.inputMode = system ? 'text' : 'none';
  if (system) keys.blur();
  keys.focus({preventScroll: true});
}
const nothing_typed = '\u200b';  // what is erased from it is a letter in the app
function hear_keys() {
  const pressed = new Map();  // the app's number of each key that is held, by its place
  let again = false;  // what is typed is of a key that is held
  const tell = (key, is_down, event) =>
    post('key', {key, down: is_down, control: !!(event.ctrlKey || event.metaKey),
                 shift: !!event.shiftKey, alt: !!event.altKey});
  const let_go = () => {
    for (const key of pressed.values()) tell(key, false, {});
    pressed.clear();
  };
  addEventListener('keydown', event => {
    if (!$('scan').hidden) {  // the camera's picture is above the app
      if (event.key === 'Escape') $('unscan').click();
      return;
    }
    again = event.repeat;
    if (event.isComposing || (event.repeat && !numbers[event.key])) return;
    const key = number_of(event);
    if (!key) return;
    pressed.set(event.code, key);
    tell(key, true, event);
    event.preventDefault();
  });
  // Ctrl may be let go before its letter; of a letter with Cmd a Mac says nothing at all.
  addEventListener('keyup', event => {
    if (event.key === 'Meta') let_go();
    const key = pressed.get(event.code);
    if (!key) return;
    pressed.delete(event.code);
    tell(key, false, event);
    event.preventDefault();
  });
  addEventListener('blur', let_go);
  const take = () => {
    const text = keys.value.replace(nothing_typed, '');
    if (is_code(text)) post('code', {text});
    else if (text) post('typed', {text, again});
    if (!keys.value) for (const down of [true, false]) post('key', {key: numbers.Backspace, down});
    keys.value = nothing_typed;
  };
  keys.value = nothing_typed;
  keys.addEventListener('input', event => { if (!event.isComposing) take(); });
  keys.addEventListener('compositionend', take);
  keys.focus({preventScroll: true});
}

// ---- What the device does ----
let awake = null, wanted_awake = false;
async function keep_awake(wanted) {
  wanted_awake = wanted;
  if (!wanted) return awake?.release();
  if (awake || !navigator.wakeLock || document.hidden) return;
  try {
    const lock = await navigator.wakeLock.request('screen');
    if (!wanted_awake || awake) return void lock.release();  // meanwhile
    awake = lock;
    awake.onrelease = () => { awake = null; };
  } catch { /* to spare the battery, perhaps */ }
}
function hear_device() {
  const tell_size = () => { if (canvas.clientWidth) post('size', size()); };
  new ResizeObserver(tell_size).observe(canvas);
  addEventListener('resize', tell_size);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    post('look');
    keep_awake(wanted_awake);
    registration?.update().catch(() => {});
  });
  // One step that the way back can take, as often as the app has one to offer.
  if (history.state !== 'app') history.pushState('app', '');
  addEventListener('popstate', () => post('back'));
}

// ---- The app without a network, and its next version ----
let registration = null;
async function work_offline() {
  if (!navigator.serviceWorker) return;
  // Another tab may have taken it, too: what this one would load is no longer stored.
  if (navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  registration = await navigator.serviceWorker.register('service_worker.js');
  const offer = () => {
    if (registration.waiting && navigator.serviceWorker.controller) post('version');
  };
  offer();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
}
const take_version = () => registration?.waiting?.postMessage('take');

// ---- What the worker says ----
const mirror = new Mirror({root: $('mirror'), ringed: $('ringed'), said: $('said')}, {
  tap: at => {
    post('tap', at);
    write_by(mirror.is_field(at));
  },
  scroll: (id, at) => post('scroll', {id, at}),
});
// Whether it lies there: a page that has lost the focus, or is not trusted, may not put it there.
const clip = words => navigator.clipboard?.writeText(words).then(() => true, () => false);
const take_code = text => post('code', {text});
const answers = [];
const hear = {
  first: () => { $('note').textContent = ''; performance.mark('first-frame'); },
  note: words => { $('note').textContent = words; },
  screen: screen => {
    document.documentElement.lang = screen.language;
    mirror.show(screen, ratio());
  },
  awake: wanted => keep_awake(wanted),
  saved: () => navigator.storage?.persist?.(),
  copy: async words => post('copied', {done: !!(await clip(words))}),
  clip: words => clip(words),
  file: ({name, bytes}) => deliver(name, bytes),
  ask: () => ask_for_file(),
  scan: words => scan(words, take_code),
  paste: () => paste(take_code),
  version: () => take_version(),
  left: () => history.back(),
  stayed: () => history.pushState('app', ''),
  answer: value => answers.shift()(value),
  stopped: why => { console.error(why); give_up(); },
};
if (worker) {
  worker.onmessage = ({data}) => hear[data.is](data.what);
  worker.onerror = give_up;
  begin();
  hear_fingers();
  hear_keys();
  hear_device();
  const give = is => files => post(is, {files}, files.map(({bytes}) => bytes));
  hear_files(give('files'), take_code, give('offered'));
  can_scan().then(can => { if (can) post('scanner'); });
  work_offline().catch(console.error);
} else {
  give_up();
}
// What is on the screen once it lies still: for tests.
window.kattegat = {look: () => new Promise(done => { answers.push(done); post('answer'); })};
