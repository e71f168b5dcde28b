// Drives Chromium over a pipe, in the protocol of its developer tools: pages of a given size, a
// finger that taps what the app has drawn by its id, downloads, pictures, and a sudden end.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

const program = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
const patience = 60000;

export async function until(what, name, most = patience) {
  for (const end = Date.now() + most; Date.now() < end; await sleep(20)) {
    const found = await what();
    if (found) return found;
  }
  throw new Error(`waited in vain: ${name}`);
}

export class Browser {
  constructor(profile, more = []) {
    mkdirSync(profile, {recursive: true});
    for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
      rmSync(`${profile}/${lock}`, {force: true});  // of one that was killed
    this.downloads = `${profile}/downloads`;
    this.process = spawn(program, [
      '--headless=new', '--remote-debugging-pipe', '--no-sandbox', '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader', '--disable-dev-shm-usage', '--no-first-run',
      '--disable-extensions', '--disable-background-networking', '--disable-component-update',
      `--user-data-dir=${profile}`, ...more,
    ], {stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe']});
    this.waiting = new Map();
    this.listeners = [];
    this.count = 0;
    let rest = '';
    this.process.stdio[4].on('data', bytes => {
      const messages = (rest + bytes).split('\0');
      rest = messages.pop();
      for (const one of messages) this.hear(JSON.parse(one));
    });
    this.process.stdio[3].on('error', () => {});
  }
  hear(message) {
    if (!message.id) return this.listeners.forEach(listener => listener(message));
    const {done, fail} = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    message.error ? fail(new Error(message.error.message)) : done(message.result);
  }
  send(method, params = {}, sessionId = undefined) {
    const id = ++this.count;
    this.process.stdio[3].write(JSON.stringify({id, method, params, sessionId}) + '\0');
    return new Promise((done, fail) => this.waiting.set(id, {done, fail}));
  }
  async page(size = {}) {
    const {targetId} = await this.send('Target.createTarget', {url: 'about:blank'});
    const {sessionId} = await this.send('Target.attachToTarget', {targetId, flatten: true});
    const page = new Page(this, targetId, sessionId);
    await page.prepare(size);
    return page;
  }
  ended() {
    return this.process.exitCode !== null || this.process.signalCode !== null ? Promise.resolve()
      : new Promise(done => this.process.once('exit', done));
  }
  async close() {
    await this.send('Browser.close').catch(() => {});
    await this.ended();
  }
  // All its processes at once, as when the battery is empty.
  async kill() {
    for (const one of family(this.process.pid))
      try { process.kill(one, 'SIGKILL'); } catch { /* gone */ }
    await this.ended();
  }
}

// A process and all that it has started.
function family(root) {
  const parents = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(+name, +stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    } catch { /* gone */ }
  }
  const found = [root];
  for (let i = 0; i < found.length; ++i)
    for (const [one, parent] of parents) if (parent === found[i]) found.push(one);
  return found;
}

export class Page {
  constructor(browser, target, session) {
    Object.assign(this, {browser, target, session, faults: []});
  }
  send(method, params) { return this.browser.send(method, params, this.session); }
  // Pixels are drawn by the processor here: few, where nobody looks at them.
  async prepare({wide = 1024, tall = 768, scale = 0.5}) {
    this.browser.listeners.push(({method, params, sessionId}) => {
      if (sessionId !== this.session) return;
      if (method === 'Runtime.exceptionThrown')
        this.faults.push(params.exceptionDetails.exception?.description);
      if (method === 'Log.entryAdded' && params.entry.level === 'error')
        this.faults.push(params.entry.text);
      if (method === 'Page.fileChooserOpened') this.chooser = params.backendNodeId;
    });
    await Promise.all(['Page.enable', 'Runtime.enable', 'Log.enable'].map(one => this.send(one)));
    await this.resize({wide, tall, scale});
    await this.send('Emulation.setEmulatedMedia',  // nothing to wait for
      {features: [{name: 'prefers-reduced-motion', value: 'reduce'}]});
    await this.send('Emulation.setTouchEmulationEnabled', {enabled: true, maxTouchPoints: 5});
    await this.send('Page.setInterceptFileChooserDialog', {enabled: true});
    await this.browser.send('Browser.setDownloadBehavior',
      {behavior: 'allow', downloadPath: this.browser.downloads});
  }
  resize({wide, tall, scale}) {
    this.scale = scale;
    return this.send('Emulation.setDeviceMetricsOverride',
      {width: wide, height: tall, deviceScaleFactor: scale, mobile: false});
  }
  // What runs in every page before its own.
  before(script) { return this.send('Page.addScriptToEvaluateOnNewDocument', {source: script}); }
  async open(address) {
    const begun = await this.value('performance.timeOrigin');
    await this.send('Page.navigate', {url: address});
    await until(async () => await this.value('performance.timeOrigin') !== begun, 'the page');
    await this.ready();
  }
  async ready() {
    const mark = "performance.getEntriesByName('first-frame')";
    await until(() => this.value(`${mark}.length > 0`), 'the first frame');
    return this.value(`${mark}[0].startTime`);
  }
  // The value of what is written in JavaScript; undefined while the page is being loaded.
  async value(script) {
    const answer = await this.send('Runtime.evaluate',
      {expression: script, awaitPromise: true, returnByValue: true}).catch(() => ({}));
    return answer.exceptionDetails ? undefined : answer.result?.value;
  }

  // ---- What the app shows, and a finger ----
  async look() {
    const seen = await until(() => this.value('window.kattegat?.look()'), 'an answer');
    return {...seen, items: seen.screen.items.filter(item => !item.outside)};
  }
  async find(id) {
    let seen;
    return until(async () => {
      seen = await this.look();
      return seen.items.find(item => item.id === id && item.w > 0);
    }, id).catch(() => {
      throw new Error(`not there: ${id}\n${seen.items.map(i => i.id || i.words).join(' ')}`);
    });
  }
  async has(id) { return (await this.look()).items.some(item => item.id === id); }
  async words(id) { return (await this.find(id)).words; }
  async touch(x, y) {
    await this.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [{x, y}]});
    await this.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  }
  async drag(from, to) {
    const step = i => ({x: from.x, y: from.y + (to.y - from.y) * i / 8});
    await this.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints: [step(0)]});
    for (let i = 1; i <= 8; ++i)
      await this.send('Input.dispatchTouchEvent', {type: 'touchMove', touchPoints: [step(i)]});
    await this.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
  }
  // With no waiting for what comes of it. Whatever has come under the finger since the last tap is
  // tapped after a while: at once it would be the second of two.
  async press(id) {
    const item = await this.find(id);
    const x = (item.x + item.w / 2) / this.scale, y = (item.y + item.h / 2) / this.scale;
    const {tapped} = this;
    if (tapped && tapped.id !== id && Math.hypot(x - tapped.x, y - tapped.y) < 48) await sleep(700);
    this.tapped = {id, x, y};
    await this.touch(x, y);
  }
  async tap(...ids) {
    for (const id of ids) {
      await this.press(id);
      await this.look();
    }
  }
  async key(key, text = undefined) {
    const at = {key, text, windowsVirtualKeyCode: {Enter: 13, Escape: 27, Tab: 9}[key] ?? 0};
    await this.send('Input.dispatchKeyEvent', {type: 'keyDown', ...at});
    await this.send('Input.dispatchKeyEvent', {type: 'keyUp', ...at});
  }
  async type(text) { await this.send('Input.insertText', {text}); }

  // ---- Files ----
  async choose(path) {
    await until(() => this.chooser, 'the question for a file');
    await this.send('DOM.setFileInputFiles', {files: [path], backendNodeId: this.chooser});
    this.chooser = undefined;
  }
  async downloaded(ending) {
    const folder = this.browser.downloads;
    const name = await until(() => existsSync(folder) &&
      readdirSync(folder).find(one => one.endsWith(ending)), `a download ${ending}`);
    await until(() => readFileSync(`${folder}/${name}`).length > 0, `what is in ${name}`);
    return `${folder}/${name}`;
  }
  async picture(path) {
    const {data} = await this.send('Page.captureScreenshot', {format: 'png'});
    writeFileSync(path, Buffer.from(data, 'base64'));
  }
  // The bytes of a picture of one item.
  async clip(id) {
    const {x, y, w, h} = await this.find(id);
    const [left, top, width, height] = [x, y, w, h].map(one => one / this.scale);
    const clip = {x: left, y: top, width, height, scale: 1};
    return (await this.send('Page.captureScreenshot', {format: 'png', clip})).data;
  }
  async close() { await this.browser.send('Target.closeTarget', {targetId: this.target}); }
}
