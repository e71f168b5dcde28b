// What the app in a browser must do, each case with a browser, a profile and a server of its own.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {cpSync, readFileSync, writeFileSync} from 'node:fs';
import {brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync} from 'node:zlib';
import {setTimeout as sleep} from 'node:timers/promises';
import {until} from './browser.mjs';
import {
  begin, deals, first_evening, is_stored, save_deal, scroll_to, write_evening,
} from './flows.mjs';

const toast = page => page.words('toast');
const note_of = page => page.value("document.getElementById('note').textContent");

export const cases = {
  async 'a first evening is begun, played, corrected and settled by finger'({browser, address}) {
    const page = await browser.page();
    await page.open(address);
    assert.equal(await page.words('first.title'), 'Welcome to Kattegat');
    await first_evening(page);
    for (let i = 1; i <= 3; ++i) {
      await save_deal(page);
      assert.equal(await toast(page), `Deal ${i} is saved`);
    }
    await page.tap('go.sheet', 'row.0', 'entry.correct', 'reason.1', 'tricks.10', 'save');
    await page.tap('go.settlement', 'due.0.paid');
    assert.match(await toast(page), /paid/i);

    await page.tap('share', 'export.csv');
    assert.match(readFileSync(await page.downloaded('.csv'), 'utf8'), /Åse/);
    await page.tap('export.xlsx');
    await page.downloaded('.xlsx');
    assert.match(await page.words('notice'), /downloads/);
    // The browser's own window for printing is nobody's here to close.
    await page.value('window.print = () => { window.asked_to_print = true; }, true');
    await page.tap('export.print');
    const has_paper = "!!document.getElementById('paper').shadowRoot";
    await until(() => page.value(has_paper), 'the paper');
    await until(() => page.value('window.asked_to_print'), 'the way to the printer');
    const {data} = await page.send('Page.printToPDF');
    const pdf = `${browser.downloads}/evening.pdf`;
    writeFileSync(pdf, Buffer.from(data, 'base64'));
    assert.match(execFileSync('pdftotext', ['-layout', pdf, '-']).toString(), /Åse[^]*DKK/);
    assert.deepEqual(page.faults, []);
  },

  async 'every game takes a deal, in an evening from a file'({browser, address, folder}) {
    const page = await browser.page({wide: 1280, tall: 800});
    await page.open(address);
    const games = Object.keys(deals);
    await page.tap('merge', 'merge.choose');
    await page.choose(write_evening(`${folder}/evening.json`, games));
    assert.match(await toast(page), /is in the book/);
    for (const [i, game] of games.entries()) {
      await page.tap('go.evening');
      await scroll_to(page, `session.${i}.open`);
      await page.tap(`session.${i}.open`);
      await save_deal(page, game);
      assert.equal(await toast(page), 'Deal 1 is saved', game);
    }
    assert.deepEqual(page.faults, []);
  },

  async 'what it writes is what the command line writes, to the byte'({browser, address}) {
    const page = await browser.page({wide: 1280, tall: 800});
    await page.open(address);
    const beside = path => new URL(`../../${path}`, import.meta.url).pathname;
    await page.tap('merge', 'merge.choose');
    await page.choose(beside('assets/evenings/mixed.json'));
    await page.tap('go.settlement', 'share');
    const without_log = text =>
      text.replace(/^.*log [0-9a-f-]{36}: \d+ records, head .*\r?\n/m, '');
    for (const [kind, ending] of [['html', '.html'], ['csv', '.csv'], ['ledger', '.journal']]) {
      await page.tap(`export.${kind}`);
      const written = readFileSync(await page.downloaded(ending), 'utf8');
      const expected = readFileSync(beside(`tests/golden/mixed.en.${kind}`), 'utf8');
      assert.equal(without_log(written), expected, kind);
    }
  },

  async 'what was saved is there after a reload, offline'({browser, address, server, folder}) {
    const page = await browser.page();
    await page.open(address);
    await begin(page, folder);
    await save_deal(page);
    await page.tap('contract.9');  // begun, and not saved
    await is_stored(page);
    await server.close();
    await page.open(address);
    assert.match(await page.words('deal'), /Deal 2/);
    await page.find('declarer.1');  // the draft lies there
    await page.tap('declarer.1', 'trump.H', 'partner.3', 'tricks.9', 'save');
    assert.equal(await toast(page), 'Deal 2 is saved');
  },

  async 'what the screen has called saved outlives a kill'({start, address, folder, many, report}) {
    let browser = start('killed');
    let page = await browser.page();
    await page.open(address);
    await begin(page, folder);
    for (let deal = 1; deal <= many; ++deal) {
      await page.tap(...deals.ligeud);
      await page.press('save');
      const is_said = one => one.words === `Deal ${deal} is saved`;
      await until(async () => (await page.look()).items.some(is_said), 'saved');
      await browser.kill();
      browser = start('killed');
      page = await browser.page();
      await page.open(address);
      assert.match(await page.words('deal'), new RegExp(`Deal ${deal + 1} `), `after kill ${deal}`);
    }
    await page.tap('go.settings');
    await scroll_to(page, 'backup');
    await page.tap('backup');
    await page.downloaded('.db');
    await browser.close();
    report(`killed ${many} times${many < 50 ? ', and 50 times with --long' : ''}`);
  },

  async 'a disk without room is said, and nothing is half there'({browser, address, folder}) {
    const page = await browser.page();
    await page.open(address);
    const origin = new URL(address).origin;
    const fill = size => page.send('Storage.overrideQuotaForOrigin', {origin, ...size});
    const passed = () => Array.from({length: 30}, () => ({type: 'deal', contract: 'passed'}));
    const file = write_evening(`${folder}/thirty.json`, ['ligeud'], {entries: passed});
    await fill({quotaSize: 1});
    await page.tap('merge', 'merge.choose');
    await page.choose(file);
    assert.match(await page.words('book.fault'), /is full/);
    await page.find('evening.new');
    await fill({});
    await page.tap('book.retry', 'merge', 'merge.choose');
    await page.choose(file);
    await page.find('session.0.open');
  },

  async 'one tab has the book, the other one waits for it'({browser, address, folder}) {
    const first = await browser.page();
    await first.open(address);
    await begin(first, folder);
    const second = await browser.page();
    await second.send('Page.navigate', {url: address});
    assert.match(await until(() => note_of(second), 'the note'), /open in another tab/);
    await first.send('Page.bringToFront');
    await save_deal(first);
    await first.close();
    await second.send('Page.bringToFront');
    await second.ready();
    assert.match(await second.words('deal'), /Deal 2/);
    assert.equal(await note_of(second), '');
  },

  async 'a book that cannot be opened just now does not look empty'({browser, address, folder}) {
    const page = await browser.page();
    await page.open(address);
    await begin(page, folder);
    await save_deal(page);
    // A page that is not the app, and has the app's files open: the service worker has no other.
    await page.send('Network.enable');
    await page.send('Network.setBypassServiceWorker', {bypass: true});
    await page.send('Page.navigate', {url: `${address}manifest.webmanifest`});
    await until(() => page.value(`(async () => {
      const root = await navigator.storage.getDirectory();
      window.held = [];
      for await (const file of (await root.getDirectoryHandle('kattegat')).values())
        window.held.push(await file.createWritable({keepExistingData: true}));
      return window.held.length > 0;
    })()`), 'the files');
    const second = await browser.page();
    await second.send('Page.navigate', {url: address});
    assert.match(await until(() => note_of(second), 'the note'), /cannot be opened just now/);
    assert.equal(await second.value("performance.getEntriesByName('first-frame').length"), 0);
    await page.close();
    await second.open(address);
    assert.match(await second.words('deal'), /Deal 2/);
  },

  async 'where nothing can be kept, nothing is called saved'({start, address, folder}) {
    const browser = start('insecure', ['--host-resolver-rules=MAP kattegat.test 127.0.0.1']);
    const page = await browser.page();
    await page.open(address.replace('localhost', 'kattegat.test'));
    await begin(page, folder);
    await save_deal(page);
    assert.equal(await toast(page), 'Deal 1 is entered, in this tab only');
    assert.match(await page.words('kept'), /keeps nothing/);
    await page.tap('kept.backup');
    await page.downloaded('.db');
    await browser.close();
  },

  async 'a new version is offered, and not in a game'({browser, folder, address, server}) {
    const page = await browser.page();
    await page.open(address);
    await begin(page, folder);
    await save_deal(page);
    await is_stored(page);
    await page.open(address);  // from what is stored
    const second = await browser.page();
    await second.send('Page.navigate', {url: address});
    await until(() => note_of(second), 'the note');
    const begun = await second.value('performance.timeOrigin');
    await page.send('Page.bringToFront');
    cpSync(server.folder, `${folder}/next`, {recursive: true});
    const worker = `${folder}/next/service_worker.js`;
    const later = text => text.replace(/kattegat-\w{10}'/, "kattegat-next'");
    for (const ending of ['', '.br', '.gz'])
      writeFileSync(worker + ending, recoded(worker + ending, later));
    server.folder = `${folder}/next`;
    // Another app's of this origin stays.
    await page.value(
      "caches.open('kattegat-0123456789').then(one => one.put('/other/', new Response()))");
    const worker_of = 'navigator.serviceWorker.getRegistration()';
    await page.value(`${worker_of}.then(one => one.update()).then(() => true)`);
    await until(() => page.value(`${worker_of}.then(one => !!one.waiting)`), 'the new version');
    assert.ok(!(await page.has('version.take')), 'it is offered in a game');
    await page.tap('go.evening');
    assert.match(await page.words('version'), /new version/);
    await page.press('version.take');
    const kept = ['kattegat-0123456789', `kattegat-next ${new URL('.', address)}`].join();
    await until(async () => await page.value(
      "caches.keys().then(names => names.sort().join())") === kept, 'the change');
    await until(async () => (await second.value('performance.timeOrigin') ?? begun) !== begun,
      'the other tab to change, too');
    await second.close();
    await page.ready();
    assert.match(await page.words('deal'), /Deal 2/);
  },

  async 'a book of a newer version is refused and left alone'({browser, address, folder}) {
    const page = await browser.page();
    await page.open(address);
    await begin(page, folder);
    await page.tap('go.settings');
    await scroll_to(page, 'backup');
    await page.tap('backup');
    const path = await page.downloaded('.db');
    const bytes = readFileSync(path);
    bytes.writeUInt32BE(999, 60);
    writeFileSync(path, bytes);
    await until(async () => !(await page.has('toast')), 'the toast to go');  // it lies over it
    await page.tap('merge', 'merge.choose');
    await page.choose(path);
    await page.tap('book.0');
    assert.match(await page.words('merge.said.0'), /newer version/);
  },

  async 'a thousand deals start and save at once'({browser, address, folder, report}) {
    const page = await browser.page();
    await page.open(address);
    const passed = () => Array.from({length: 1000}, () => ({type: 'deal', contract: 'passed'}));
    await page.tap('merge', 'merge.choose');
    await page.choose(write_evening(`${folder}/thousand.json`, ['ligeud'], {entries: passed}));
    await page.find('session.0.open');
    await is_stored(page);
    for (let i = 0; i < 3; ++i) {
      await page.open(address);
      report(`1,000 deals: first frame after ${Math.round(await page.ready())} ms`);
    }
    await page.tap('go.evening', 'session.0.open');
    await save_deal(page);
    assert.equal(await toast(page), 'Deal 1001 is saved');
    await until(async () => !(await page.has('toast')), 'the toast to go');
    const before = await page.look();
    await sleep(3000);
    const after = await page.look();
    assert.equal(after.frames, before.frames, 'it draws while nothing happens');
    assert.ok(after.heap <= 64 << 20, `a heap of ${after.heap} bytes`);
    report(`heap ${after.heap >> 20} MiB, ${after.flushes} flushes`);
  },

  async 'names stand in letters of every script'({browser, address}) {
    const page = await browser.page({scale: 1});
    await page.open(address);
    await page.tap('evening.new', 'players.new');
    const pictures = new Map();
    for (const name of ['王小明', '李小明', 'محمد', 'مجمد', 'Иван', 'Олег']) {
      await page.type(name);
      await until(async () => await page.words('typed') === name, name);
      let seen = '';  // until it is drawn, and nothing blinks there
      await until(async () => seen === (seen = await page.clip('typed')), name);
      pictures.set(seen, name);
      for (const _ of name) await page.key('Backspace');
    }
    assert.equal(pictures.size, 6, [...pictures.values()].join());
    assert.deepEqual(page.faults, []);
  },

  async 'the way back closes what is open, and leaves at last'({browser, address, folder}) {
    const page = await browser.page();
    await page.open(address);
    await begin(page, folder);
    const back = () => page.value('history.back(), true').then(() => sleep(400));
    await page.tap('go.settings');
    await scroll_to(page, 'people');
    await page.tap('people');
    await page.find('dialog.close');
    await back();
    await page.find('people');
    assert.ok(!(await page.has('dialog.close')));
    await back();
    await page.find('session.0.open');
  },

  async 'it fits a phone and a tablet'({browser, address, picture, folder}) {
    for (const [name, wide, tall, scale] of [['phone', 390, 844, 3], ['tablet', 1024, 768, 2]]) {
      const page = await browser.page({wide, tall, scale});
      await page.open(address);
      if (await page.has('first.title')) await begin(page, folder);
      await page.tap('go.table', 'contract.9', 'declarer.1');
      const {items} = await page.look();
      for (const {id, x, y, w, h} of items)
        assert.ok(x >= 0 && y >= 0 && x + w <= wide * scale + 1 && y + h <= tall * scale + 1, id);
      await sleep(300);
      await page.picture(picture(name));
      await page.tap('undo', 'undo');
      await page.close();
    }
  },
};

// The bytes of a file, coded as its name says, with its text changed.
function recoded(path, change) {
  const bytes = readFileSync(path);
  const coded = path.endsWith('.br') ? [brotliDecompressSync, brotliCompressSync]
    : path.endsWith('.gz') ? [gunzipSync, gzipSync] : [one => one, one => one];
  return coded[1](Buffer.from(change(coded[0](bytes).toString())));
}
