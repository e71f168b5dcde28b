// The whole app runs here: engine, book, screens. So the book's files can be written and flushed
// before the screen says that something is saved.
//
// The page posts {is, ...}, places in device pixels:
//   begin    canvas, language, less_motion, wide, tall, scale: the first of all
//   module   module: the program, compiled
//   size     wide, tall, scale (device pixels to a unit)
//   down, move, tap  x, y        up  x, y, lifted: by a finger
//   wheel    x, y                scroll  id of an area, at
//   key      key (numbered as in keys.hpp), down, control, shift, alt
//   typed    text, again: of a key that is held
//   code     text: scanned or pasted; "" when none was found
//   files    files: name and bytes of each     offered  the same, sent by somebody else
//   version  a newer app waits   scanner  there is a camera that reads codes
//   copied   done: whether what was to be copied lies on the clipboard
//   back     the device's way back was taken
//   look     another tab or day may have changed something   answer  for tests: what is shown
// The worker posts {is, what}; of these the program says some itself (tell_page in page.hpp):
//   first    the first frame stands      screen  what is on it (kit/mirror.hpp)
//   saved    something is in the book    awake   whether the screen is to stay on
//   copy, clip  words for the clipboard; the first waits for `copied`
//   file     name and bytes, to be handed over   ask  for files
//   scan     words to say beside the camera, and in a line of its own what closes it
//   paste    a code
//   version  take the newer app
//   left, stayed  whether the way back led out of the app
//   note     words instead of the app    stopped  why it runs no more
//   answer   what was asked for
'use strict';
importScripts('kattegat.js');

const BOOK = '/kattegat/book.db';
const say = (is, what, transfer) => postMessage({is, what}, transfer);
const longest_code = 16384;  // code.cpp
const longest_name = 120;    // of a file, in letters
const longest_typed = 400;   // in letters: no line takes more
const when_something_happens = 0, at_once = 1;  // Next in program.hpp
let module = null, app = 0;
let drawing = 0, pausing = 0, frames = 0, mirroring = 0;
let durable = 0;  // ms from the beginning of its frame until the last save was on the disk
let version = -1, was_played = false, shown = null;
const waiting = [], questions = [];
const brought = new Set();  // files that the next frame takes in

// ---- Frames ----
const draw_soon = self.requestAnimationFrame?.bind(self) ?? (draw => setTimeout(draw, 16));
function wake() {
  clearTimeout(pausing);
  pausing = 0;
  drawing ||= draw_soon(draw);
}
function draw() {
  drawing = 0;
  const begun = performance.now(), {flushed} = module.OpfsFiles;
  const next = module._kattegat_frame(app);
  brought.clear();
  if (module.OpfsFiles.flushed > flushed) durable = module.OpfsFiles.flushed - begun;
  if (++frames === 1) say('first');
  if (next === at_once) return wake();
  if (next !== when_something_happens) pausing = setTimeout(wake, 50);
  lies_still();
}
function screen() {
  module._kattegat_screen(app);
  return shown;
}
function lies_still() {
  const now = module._kattegat_version(app);
  if (version !== -1 && version !== now) say('saved');
  version = now;
  const played = !!module._kattegat_is_played(app);
  if (played !== was_played) say('awake', played);
  was_played = played;
  clearTimeout(mirroring);
  mirroring = setTimeout(() => say('screen', screen()), 100);
  for (const question of questions.splice(0)) question();
}

// ---- What the page says ----
const put = {
  down: ({x, y}) => { module._kattegat_move(app, x, y); module._kattegat_button(app, 1); },
  move: ({x, y}) => module._kattegat_move(app, x, y),
  up: ({x, y, lifted}) => {
    module._kattegat_move(app, x, y);
    module._kattegat_button(app, 0);
    if (lifted) module._kattegat_lift(app);
  },
  scroll: ({id, at}) =>
    module.ccall('kattegat_scroll', null, ['number', 'string', 'number'], [app, id, at]),
  tap: at => { put.down(at); put.up({...at, lifted: true}); },
  wheel: ({x, y}) => module._kattegat_wheel(app, x, y),
  key: one => module._kattegat_key(app, one.key, one.down, one.control, one.shift, one.alt),
  // It lies on the program's stack. Half a letter would spoil the others.
  typed: ({text, again}) => {
    const letters = [...text.slice(0, 2 * longest_typed)].slice(0, longest_typed).join('');
    module.ccall('kattegat_type', null, ['number', 'string', 'number'],
                 [app, letters.replace(/\p{Surrogate}/gu, ''), again]);
  },
  size: one => { fit(one); module._kattegat_resize(app, one.wide, one.tall, one.scale); },
  version: () => module._kattegat_offer_version(app),
  scanner: () => module._kattegat_offer_scan(app),
  copied: ({done}) => module._kattegat_say_copied(app, done),
  // It lies on the program's stack: only what a code may have in it, and no longer than one is.
  code: ({text}) => module.ccall('kattegat_take_code', null, ['number', 'string'],
                                 [app, text.replace(/[^!-~]/g, '').slice(0, longest_code)]),
  back: () => say(module._kattegat_go_back(app) ? 'stayed' : 'left'),
  files: ({files}) => bring(files, 'kattegat_take_file'),
  offered: ({files}) => bring(files, 'kattegat_offer_file'),
};
function bring(files, what) {
  for (const one of module.FS.readdir('/in'))  // of those before
    if (!one.startsWith('.') && !brought.has('/in/' + one)) module.FS.unlink('/in/' + one);
  for (const {name, bytes} of files) {
    // It lies on the program's stack as well, and a foreign page may have given it.
    const brief = [...name].slice(0, longest_name).join('')
      .replace(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^\.+/, '_') || '_';
    let path = '/in/' + brief;
    for (let number = brought.size; brought.has(path); ++number) path = `/in/${number} ${brief}`;
    brought.add(path);
    module.FS.writeFile(path, new Uint8Array(bytes));
    module.ccall(what, null, ['number', 'string'], [app, path]);
  }
}
// What does not draw by itself.
const ask = {
  look: () => { if (module._kattegat_look(app)) wake(); },
  answer: () => {
    const reply = () => say('answer', {
      screen: screen(), version, frames, durable, flushes: module.OpfsFiles.flushes,
      heap: module.HEAPU8.length,
    });
    drawing ? questions.push(reply) : reply();
  },
};
function take(data) {
  if (ask[data.is]) return ask[data.is](data);
  put[data.is](data);
  wake();
}

// ---- What the program says, but for what it says to the page ----
const told = {
  screen: text => { shown = JSON.parse(text); },
  file: path => {
    const bytes = module.FS.readFile(path);
    module.FS.unlink(path);
    say('file', {name: path.slice(path.lastIndexOf('/') + 1), bytes}, [bytes.buffer]);
  },
};

// ---- The beginning ----
let canvas = null, has_module;
const wasm = new Promise(done => { has_module = done; });
function fit(one) {
  if (canvas.width === one.wide && canvas.height === one.tall) return;
  canvas.width = one.wide;
  canvas.height = one.tall;
}
// The program without its files, which may be another tab's still.
function program(language) {
  const made = {
    canvas, told: (is, words) => (told[is] ?? (what => say(is, what)))(words),
    print: words => console.log(words), printErr: words => console.error(words),
    instantiateWasm: (imports, done) => {
      wasm.then(one => WebAssembly.instantiate(one, imports)).then(instance => done(instance))
          .catch(fault => say('stopped', String(fault)));
      return {};
    },
    preRun: [it => Object.assign(it.ENV, {HOME: '/kattegat', LANG: language, USER: 'web'})],
  };
  return {made, ready: Kattegat(made)};
}
// One tab has the book; the others wait for it. The lock goes when that tab does, however it ends.
function have_book(is_elsewhere) {
  return new Promise(have => {
    const keep = () => { have(); return new Promise(() => {}); };
    navigator.locks.request('kattegat-book', {ifAvailable: true}, lock => {
      if (lock) return keep();
      is_elsewhere();
      navigator.locks.request('kattegat-book', keep);
    });
  });
}
// Nothing where there is no place to keep anything: without https, or in a private window, where
// some browsers refuse it.
async function place_to_keep() {
  if (!navigator.storage?.getDirectory || !navigator.locks) return null;
  try {
    return await navigator.storage.getDirectory();
  } catch (fault) {
    console.warn(String(fault));
    return null;
  }
}
async function begin(page) {
  canvas = page.canvas;
  canvas.addEventListener('webglcontextlost', event => event.preventDefault());
  canvas.addEventListener('webglcontextrestored', () => {
    if (!app) return;
    module._kattegat_renew_graphics(app);
    wake();
  });
  const {made, ready} = program(page.language);
  const say_by_name = async name =>
    (await ready).ccall(name, null, ['string'], [page.language]);
  const place = await place_to_keep();
  if (place) await have_book(() => say_by_name('kattegat_say_open_elsewhere'));
  let keeps = false;
  try {
    keeps = !!place && await made.OpfsFiles.open(place, 'kattegat', 16);
  } catch (fault) {  // beside a book that is there, an empty one would be shown
    console.warn(String(fault));
    await say_by_name('kattegat_say_unopened');
    return close();  // the lock and the files go with the worker
  }
  const it = await ready;
  for (const folder of ['/kattegat', '/in', '/out']) it.FS.mkdir(folder);
  if (keeps) it.FS.mount(it.OpfsFiles, {}, '/kattegat');
  module = it;
  fit(page);
  const number = 'number';
  app = it.ccall('kattegat_start', number, ['string', number, number, number, number, number],
                 [BOOK, page.wide, page.tall, page.scale, keeps, page.less_motion]);
  draw();
  for (const data of waiting.splice(0)) take(data);
  setInterval(ask.look, 20000);
}
onmessage = ({data}) => {
  if (data.is === 'begin') return begin(data).catch(fault => say('stopped', String(fault)));
  if (data.is === 'module') return has_module(data.module);
  if (!app) return waiting.push(data);
  take(data);
};
