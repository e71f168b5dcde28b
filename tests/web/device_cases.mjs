// What comes from the device and its other apps: shared and opened files, codes, the shape of the
// screen, the camera.
import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {until} from './browser.mjs';
import {begin, is_stored, save_deal, scroll_to, write_evening} from './flows.mjs';

const toast = page => page.words('toast');
const is_taken = async page => assert.match(await toast(page), /is in the book/);
const manifest = server => JSON.parse(readFileSync(`${server.folder}/manifest.webmanifest`));
// As a file is in a page.
const file_in_page = (path, name = "'evening.json'") =>
  `new File([${JSON.stringify(readFileSync(path, 'utf8'))}], ${name}, ` +
  `{type: 'application/json'})`;

// Unlike the one before it.
const a_deal = (_, i) => ({
  type: 'deal', contract: String(7 + i % 3), declarer: ['Anna', 'Bo', 'Cai', 'Dea'][i % 4],
  trump: 'SHD'[i % 3], partner: ['Bo', 'Cai', 'Dea', 'Anna'][(i + i % 3) % 4], tricks: 6 + i % 6,
});

export const device_cases = {
  async 'it can be put among the apps, and asks that its book be kept'(
      {browser, address, folder}) {
    const page = await browser.page();
    await page.before('window.asked = 0; navigator.storage.persist = async () => !!++asked');
    await page.open(address);
    await is_stored(page);
    const {errors, data} = await page.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    for (const {src} of JSON.parse(data).icons)
      assert.ok(await page.value(`fetch('${src}').then(one => one.ok)`), src);
    assert.deepEqual((await page.send('Page.getInstallabilityErrors')).installabilityErrors, []);
    assert.equal(await page.value('asked'), 0);
    await begin(page, folder);
    await until(() => page.value('asked > 0'), 'the question');
  },

  async 'a tablet gives files to its share sheet'({browser, address, folder}) {
    const page = await browser.page();
    await page.before(`window.shared = []; window.fault = null;
      const media = matchMedia.bind(window);
      window.matchMedia = asked => asked.includes('coarse') ? {matches: true} : media(asked);
      navigator.canShare = ({files}) => files.length === 1;
      navigator.share = async ({files: [file]}) => {
        shared.push(file.name + ' ' + file.type);
        if (fault) throw new DOMException('', fault);
      }`);
    await page.open(address);
    await begin(page, folder);
    await save_deal(page);
    await page.tap('go.settlement', 'share', 'export.csv');
    await until(() => page.value("shared.at(-1)?.endsWith('.csv text/csv')"), 'the sheet');
    await scroll_to(page, 'share.picture');
    await page.tap('share.picture');
    await until(() => page.value("shared.at(-1)?.endsWith('.png image/png')"), 'the picture');
    await page.value("fault = 'AbortError', true");
    await page.tap('export.evening');
    await until(() => page.value("shared.at(-1)?.endsWith('.json application/json')"),
      'the sheet, closed');
    await page.value("fault = 'NotAllowedError', true");
    await page.tap('export.html');
    await page.downloaded('.html');
    assert.deepEqual(readdirSync(browser.downloads).filter(one => !one.endsWith('.html')), []);
  },

  async 'what another app shares is offered'({browser, address, folder, server}) {
    const page = await browser.page();
    await page.open(address);
    await is_stored(page);
    await page.open(address);  // a page that the service worker looks after
    const {action, method, enctype, params} = manifest(server).share_target;
    const file = file_in_page(write_evening(`${folder}/evening.json`, ['ligeud']));
    await page.value(`(() => {
      const form = document.createElement('form'), input = document.createElement('input');
      Object.assign(form, {method: '${method}', enctype: '${enctype}', action: '${action}'});
      Object.assign(input, {type: 'file', multiple: true, name: '${params.files[0].name}'});
      const files = new DataTransfer();
      files.items.add(new File([], ''));  // as of a field that nothing was chosen in
      for (let i = 0; i < 30; ++i) files.items.add(${file});
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    })()`);
    assert.equal(await page.value("document.getElementById('cannot').hidden"), true);
    assert.match(await page.words('book.1'), /evening\.json/);
    assert.ok(!(await page.has('merge.said.0')), 'it is taken in unasked');
    const kept = (await page.look()).items.filter(one => /^book\.\d+$/.test(one.id));
    assert.ok(kept.length <= 20, 'a foreign page may have posted any number');
    assert.equal(await page.value(
      "caches.open('kattegat-shared').then(one => one.keys()).then(all => all.length)"), 0);
    assert.equal(await page.value('location.search'), '');
    await page.tap('book.1');
    assert.match(await page.words('merge.said.0'), /is in the book/);
    await page.open(address);
    assert.ok(!(await page.has('book.0')), 'it is offered once');
  },

  async 'whatever is asked for, who hands the app out goes on'({address}) {
    for (const asked of ['*', '/', '__proto__', 'nothing'])
      assert.equal((await fetch(address + asked)).status, 404);
    assert.equal((await fetch(address)).status, 200);
  },

  async 'a file is opened with the app, or dropped on it'({browser, address, folder, server}) {
    const path = write_evening(`${folder}/evening.json`, ['ligeud']);
    assert.equal(manifest(server).file_handlers[0].action, './');
    const page = await browser.page();
    await page.before(`Object.defineProperty(window, 'launchQueue', {value: {setConsumer: take =>
      take({files: [{getFile: async () => ${file_in_page(path)}}]})}})`);
    await page.open(address);
    await is_taken(page);
    const other = write_evening(`${folder}/other.json`, ['rodskagg'], {date: '2026-11-13'});
    await page.value(`(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(${file_in_page(other)});
      dispatchEvent(new DragEvent('drop', {dataTransfer, cancelable: true}));
    })()`);
    await until(async () => /13/.test(await toast(page)), 'the other evening');
  },

  async 'of files that are dropped one after the other none is lost'({browser, address, folder}) {
    const files = ['2026-11-13', '2026-11-14'].map(date =>
      file_in_page(write_evening(`${folder}/${date}.json`, ['ligeud'], {date})));
    const page = await browser.page();
    await page.open(address);
    await page.value(`(() => {
      for (const file of [${files}]) {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(file);
        dispatchEvent(new DragEvent('drop', {dataTransfer, cancelable: true}));
      }
    })()`);
    await until(async () => {
      if (await page.has('dialog.close')) await page.tap('dialog.close');
      return page.has('evening.1');
    }, 'both evenings');
  },

  async 'a name that is longer than the stack of the program is cut'({browser, address, folder}) {
    const files = ['2026-11-13', '2026-11-14'].map(date => file_in_page(
      write_evening(`${folder}/${date}.json`, ['ligeud'], {date}), "'å'.repeat(1 << 21)"));
    const page = await browser.page();
    await page.open(address);
    await page.value(`(() => {
      const dataTransfer = new DataTransfer();
      for (const file of [${files}]) dataTransfer.items.add(file);
      dispatchEvent(new DragEvent('drop', {dataTransfer, cancelable: true}));
    })()`);
    for (const said of [/^å{120}: .*is in the book/, /^1 å{120}: .*is in the book/])
      await until(async () => (await page.look()).items.some(({words}) => said.test(words)),
        String(said));
    assert.deepEqual(page.faults, []);
  },

  async 'an evening goes to another device by its code'({start, address, picture, folder}) {
    const giver = await start('giver').page({wide: 390, tall: 844, scale: 2});
    await giver.open(address);
    await begin(giver, folder, {entries: () => Array.from({length: 39}, a_deal)});
    await save_deal(giver);
    await giver.tap('go.settlement', 'share');
    await scroll_to(giver, 'share.code');
    await giver.tap('share.code');
    await giver.picture(picture('code'));
    const code = execFileSync('zbarimg', ['-q', '--raw', picture('code')]).toString().trim();
    assert.match(code, /^KATTEGAT1:[0-9A-Z*.\/:-]+$/);

    // A camera that sees nothing at first; what reads codes is each system's own.
    const taker = await start('taker', ['--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream']).page();
    await taker.before(`let looks = 0;
      window.BarcodeDetector = class {
        static getSupportedFormats() { return Promise.resolve(['qr_code']); }
        async detect() { return ++looks < 3 ? [] : [{rawValue: ${JSON.stringify(code)}}]; }
      };`);
    await taker.open(address);
    await taker.tap('merge', 'merge.scan');
    await is_taken(taker);
    assert.equal(await taker.value("document.getElementById('scan').hidden"), true);
    assert.equal(await taker.value("document.getElementById('unscan').ariaLabel"), 'Close');
    await taker.tap('go.sheet');
    assert.ok(await taker.has('row.39'), 'all forty deals are there');

    const written = await start('written').page();
    await written.open(address);
    await written.tap('merge');
    await written.find('merge.unseen');  // no camera that reads codes
    await written.type('KATTEGAT1:' + 'A'.repeat(1 << 18));  // more than the program's stack has
    assert.match(await toast(written), /code of an evening/);
    await until(async () => !(await written.has('toast')), 'the toast to go');
    await written.type(code);            // pasted
    await is_taken(written);
  },

  async 'no code in a picture or the clipboard is said'({browser, address, picture}) {
    const page = await browser.page();
    await page.open(address);
    await page.tap('merge');
    await page.picture(picture('plain'));
    await page.tap('merge.choose');
    await page.choose(picture('plain'));
    assert.match(await toast(page), /no code/);
  },

  async 'a picture in a form that the browser cannot read holds up no file'(
      {browser, address, folder}) {
    const path = write_evening(`${folder}/evening.json`, ['ligeud']);
    const page = await browser.page();
    await page.before(`window.BarcodeDetector = class {
      static getSupportedFormats() { return Promise.resolve(['qr_code']); }
      async detect() { return []; }
    };`);
    await page.open(address);
    await page.value(`(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['no picture'], 'code.heic', {type: 'image/heic'}));
      dataTransfer.items.add(${file_in_page(path)});
      dispatchEvent(new DragEvent('drop', {dataTransfer, cancelable: true}));
    })()`);
    await is_taken(page);
  },

  async 'a folder that is dropped beside an evening holds it not up'({browser, address, folder}) {
    const path = write_evening(`${folder}/evening.json`, ['ligeud']);
    const page = await browser.page();
    await page.before(`const read = Blob.prototype.arrayBuffer;
      Blob.prototype.arrayBuffer = async function () {
        if (this.name === 'folder') throw new DOMException('', 'NotFoundError');
        return read.call(this);
      };`);
    await page.open(address);
    await page.value(`(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([], 'folder'));
      dataTransfer.items.add(${file_in_page(path)});
      dispatchEvent(new DragEvent('drop', {dataTransfer, cancelable: true}));
    })()`);
    assert.match(await page.words('merge.said.0'), /^folder: /);
    assert.match(await page.words('merge.said.1'), /is in the book/);
  },

  async 'the screen keeps clear of notches, and turns'({browser, address}) {
    const page = await browser.page({wide: 390, tall: 844, scale: 2});
    await page.send('Emulation.setSafeAreaInsetsOverride',
      {insets: {top: 44, bottom: 34, left: 0, right: 0}});
    await page.open(address);
    const place = await page.value(`(({top, bottom}) => ({top, bottom}))(
      document.getElementById('canvas').getBoundingClientRect())`);
    assert.deepEqual(place, {top: 44, bottom: 844 - 34});
    await page.send('Emulation.setSafeAreaInsetsOverride', {insets: {}});
    await page.resize({wide: 844, tall: 390, scale: 2});
    const is_wide = seen => seen.items.some(one => one.x + one.w > 1000);
    await until(async () => is_wide(await page.look()), 'the turn');
    for (const {id, x, w, y, h} of (await page.look()).items)
      assert.ok(x >= 0 && y >= 0 && x + w <= 1688 && y + h <= 780, id);
  },

  async 'text is as large as the system has it'({browser, address}) {
    const tall = async page => (await page.find('evening.new')).h;
    const usual = await browser.page();
    await usual.open(address);
    const before = await tall(usual);
    await usual.close();
    const page = await browser.page();
    await page.before(`new MutationObserver((_, seen) => {
      document.documentElement.style.fontSize = '24px';
      seen.disconnect();
    }).observe(document, {childList: true})`);
    await page.open(address);
    assert.ok(await tall(page) > before * 1.2);
  },

  async 'the screen stays on while the cards are played'({browser, address, folder}) {
    const page = await browser.page();
    await page.before(`window.awake = 0;
      Object.defineProperty(navigator, 'wakeLock', {value: {request: async () => {
        ++awake;
        return {release() { --awake; this.onrelease?.(); }};
      }}})`);
    await page.open(address);
    assert.equal(await page.value('awake'), 0);
    await begin(page, folder);
    await until(() => page.value('awake === 1'), 'the screen to be kept on');
    await page.tap('go.settings');
    await until(() => page.value('awake === 0'), 'the screen to rest');
  },

  async 'a long text that is pasted holds nothing up'({browser, address}) {
    const page = await browser.page();
    await page.open(address);
    await page.tap('evening.new', 'players.new');
    const {frames} = await page.look();
    await page.type('9B' + '3'.repeat(20000));
    await until(async () => (await page.words('typed')).length === 80, 'the text in its field');
    assert.ok((await page.look()).frames - frames < 100);
  },

  async 'an app that is older than its book leaves it alone'({browser, address, folder}) {
    const page = await browser.page();
    await page.open(address);
    await begin(page, folder);
    await save_deal(page);
    // A page that is not the app, which has the book: the service worker has no other.
    await page.send('Network.enable');
    await page.send('Network.setBypassServiceWorker', {bypass: true});
    await page.send('Page.navigate', {url: `${address}manifest.webmanifest`});
    const version = 999;
    const book = `(async change => {
      const root = await navigator.storage.getDirectory();
      for await (const file of (await root.getDirectoryHandle('kattegat')).values()) {
        const bytes = new Uint8Array(await (await file.getFile()).arrayBuffer());
        if (new TextDecoder().decode(bytes.subarray(4096, 4109)) !== 'SQLite format') continue;
        if (!change) return bytes.join();
        const writer = await file.createWritable({keepExistingData: true});
        await writer.write({type: 'write', position: 4096 + 60,
          data: new Uint8Array([0, 0, ${version >> 8}, ${version & 255}])});
        await writer.close();
        return 'changed';
      }
    })`;
    await until(() => page.value(`${book}(true)`), 'the book to be free');
    const before = await page.value(`${book}(false)`);
    await page.open(address);
    await page.find('book.fault');
    assert.match((await page.look()).items.map(one => one.words).join(' '), /newer version/);
    await page.send('Page.navigate', {url: `${address}manifest.webmanifest`});
    assert.equal(await until(() => page.value(`${book}(false)`), 'the book'), before);
  },
};
