// What those meet who hear the screen, enlarge it, or write as their system does.
import assert from 'node:assert/strict';
import {setTimeout as sleep} from 'node:timers/promises';
import {until} from './browser.mjs';
import {begin, save_deal, write_evening} from './flows.mjs';

const element = id => `document.querySelector('#mirror [data-id="${id}"]')`;
const click = (page, id) => page.value(`${element(id)}.click(), true`);
const heard = (page, id) => until(() => page.value(`!!${element(id)}`), id);
// What a script answers once it does so twice: a place that has just come may not yet lie as it
// will.
async function at_rest(page, script) {
  let before;
  return until(async () => {
    const now = await page.value(script), is_still = now && now === before;
    before = now;
    if (!is_still) await sleep(300);
    return is_still ? now : undefined;
  }, script);
}
const said = words => words.replace(/\s+/g, ' ').trim();

// What a screen reader has to say, by the kind of thing.
async function spoken(page) {
  const {nodes} = await page.send('Accessibility.getFullAXTree');
  const words = {};
  for (const {role, name, ignored} of nodes)
    if (!ignored) (words[role?.value] ??= new Set()).add(said(name?.value ?? ''));
  return words;
}

// What is on the screen and has not been heard, once that has come to rest.
async function unheard(page, where) {
  let missing = [];
  const all = async () => {
    const {items} = await page.look(), {button, StaticText} = await spoken(page);
    const has = ({tappable, words}) => button?.has(said(words)) && said(words) ||
      !tappable && (StaticText?.has(said(words)) ||
        [...button].some(one => one.includes(said(words))));
    missing = items.filter(item => !has(item)).map(item => `${where}: ${item.id} “${item.words}”`);
    return !missing.length;
  };
  await until(all, where, 20000).catch(() => {});
  return missing;
}

export const heard_cases = {
  async 'every screen can be heard and tapped by its elements'({browser, address, folder}) {
    const page = await browser.page();
    await page.open(address);
    await begin(page, folder);
    await save_deal(page);
    const ways = [
      ['go.evening'], ['go.evening', 'evening.new'], ['go.settings', 'merge'], ['go.table'],
      ['go.table', 'contract.9'], ['go.sheet'], ['go.sheet', 'row.0'], ['go.settlement'],
      ['go.settlement', 'share'], ['go.standings'], ['go.rules'], ['go.referee'], ['go.settings'],
    ];
    const missing = [];
    for (const way of ways) {
      for (const id of way) {
        await heard(page, id);
        await click(page, id);
        await page.look();
      }
      missing.push(...await unheard(page, way.join(' ')));
      if (way.length > 1) {
        await page.value('history.back(), true');
        await sleep(300);
      }
    }
    assert.deepEqual(missing, []);
    assert.equal(await page.value('document.documentElement.lang'), 'en');
    await click(page, 'language.sv');
    await until(() => page.value("document.documentElement.lang === 'sv'"), 'the other language');
    assert.deepEqual(page.faults, []);
  },

  async 'what is out of sight is scrolled to by who hears it'({browser, address}) {
    const page = await browser.page({wide: 390, tall: 844, scale: 1});
    await page.open(address);
    await page.tap('go.more', 'go.rules');
    const last = "[...document.querySelectorAll('#mirror div')].at(-1)";
    const words = `${last}.lastElementChild.textContent`;
    const before = await at_rest(page, words);
    await page.value(`${last}.lastElementChild.scrollIntoView(), true`);
    await until(async () => await page.value(words) !== before, 'what comes after it');
    const is_seen = async () => (await page.look()).items.some(item => item.words === before);
    await until(is_seen, `${before} in sight`);
    await page.tap('go.more', 'go.settings');
    const hidden = "[...document.querySelectorAll('#mirror div button')].at(-1).dataset.id";
    const id = await at_rest(page, hidden);
    assert.ok(!(await page.has(id)), id);
    await page.value(`${element(id)}.scrollIntoView(), true`);
    await until(() => page.has(id), `${id} in sight`);
    await page.value("document.querySelector('#mirror div button').scrollIntoView(), true");
    await until(async () => !(await page.has(id)), `${id} out of sight`);
    assert.equal(id, 'book.other');
    await click(page, id);  // it is scrolled to, and tapped
    await until(async () => !(await page.has('go.settlement')), 'the dialog');
  },

  async 'the keyboard says what it has come to'({browser, address}) {
    const page = await browser.page();
    await page.open(address);
    const ringed = () => page.value("document.getElementById('ringed').textContent");
    await page.key('Tab');
    const first = await until(ringed, 'the ring');
    await page.key('Tab');
    await until(async () => await ringed() !== first, 'the next one');
    assert.ok((await page.look()).items.some(item => item.ringed));
  },

  async 'a name is written by an input method'({browser, address}) {
    const page = await browser.page({wide: 390, tall: 844, scale: 1});
    await page.open(address);
    await page.tap('evening.new', 'players.new');
    const keys = what => page.value(`document.getElementById('keys').${what}`);
    assert.equal(await keys('inputMode'), 'none', 'the letters are the app\'s own');
    await heard(page, 'typed');
    await page.tap('typed');
    assert.equal(await keys('inputMode'), 'text', 'the system writes, too');
    assert.ok(await page.value("document.activeElement.id === 'keys'"));
    const compose = text => page.send('Input.imeSetComposition',
      {text, selectionStart: text.length, selectionEnd: text.length});
    for (const text of ['w', 'わ', 'わt', 'わた']) await compose(text);
    await page.type('渡辺');
    await until(async () => await page.words('typed') === '渡辺', 'what was chosen');
    await page.tap('typed.done');
    assert.ok((await page.look()).items.some(item => item.words.includes('渡辺')));
  },

  async 'two fingers enlarge the screen, and one still taps it'({browser, address}) {
    const page = await browser.page({wide: 390, tall: 844, scale: 1});
    await page.open(address);
    const {x, y, w, h} = await page.find('evening.new');
    const at = {x: x + w / 2, y: y + h / 2};
    await page.send('Input.synthesizePinchGesture', {...at, scaleFactor: 2});
    const seen = await page.value(`(({scale, offsetLeft, offsetTop}) =>
      ({scale, left: offsetLeft, top: offsetTop}))(visualViewport)`);
    assert.ok(seen.scale > 1.5, `enlarged ${seen.scale} times`);
    assert.ok(!(await page.has('players.new')), 'two fingers tap nothing');
    await page.touch(at.x - seen.left, at.y - seen.top);
    await page.find('players.new');
  },
};
