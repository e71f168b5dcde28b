// What people do, in taps.
import {writeFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import {until} from './browser.mjs';

export const deals = {
  'ligeud': ['contract.9', 'declarer.1', 'trump.H', 'partner.3', 'tricks.9'],
  'rodskagg': ['bid.2', 'declarer.1', 'first_four.1', 'first_four.1', 'first_four.0',
               'first_four.2', 'last_two.1', 'last_two.0'],
  'english-whist': ['trump.H', 'tricks.0.9'],
  'danish-whist': ['contract.grand', 'declarer.2', 'tricks.8'],
  'esmakker-whist': ['bid.9', 'attachment.vip2', 'declarer.0', 'trump.H', 'partner.2', 'tricks.10'],
  'commerce': ['bought.1', 'abandoned', 'bought.1', 'bought.3'],
  'plump': ['bid.3', 'bid.2', 'bid.4', 'bid.2', 'tricks.1', 'tricks.2', 'tricks.0', 'took.3'],
};

// On the touch keyboard, where each name is a tap for the place and one a letter.
export async function first_evening(page, names = ['Åse', 'Bo', 'Cai', 'Dea']) {
  await page.tap('evening.new');
  for (const name of names) {
    await page.tap('players.new');
    for (const letter of name.toLowerCase()) await page.tap('key.' + letter);
    await page.tap('typed.done');
  }
  await page.tap('setup.next');
  for (const name of names) await page.tap('sit.' + name);
  for (let left = 9; left > 0 && await page.has('setup.next'); --left) await page.tap('setup.next');
}

// A session of Ligeud from a file, which is on the table at once.
export async function begin(page, folder, more = {}) {
  await page.tap('merge', 'merge.choose');
  const date = new Date().toISOString().slice(0, 10);
  await page.choose(write_evening(`${folder}/begun.json`, ['ligeud'], {date, ...more}));
  await page.tap('session.0.open');
}

// What the app needs without a network is on the device.
export const is_stored = page => until(() =>
  page.value("navigator.serviceWorker.ready.then(one => one.active.state === 'activated')"),
  'the service worker');

export async function save_deal(page, game = 'ligeud') {
  await page.tap(...deals[game], 'save');
}

// An evening file with a session of each game.
export function write_evening(path, games, {entries = () => [], date = '2026-11-20'} = {}) {
  const players = ['Anna', 'Bo', 'Cai', 'Dea'];
  const sessions = games.map(game =>
    ({game, seats: players, stake: '0.10', entries: entries(game)}));
  const head = {format: 'kattegat-evening', version: 1};
  writeFileSync(path, JSON.stringify({...head, date, players, sessions}));
  return path;
}

// Until the middle of what is called so can be touched, and nothing glides.
export async function scroll_to(page, id) {
  const is_there = one => one.id === id && one.h > 30 * page.scale;
  const seen = async () => (await page.look()).items.find(is_there);
  for (const [from, to] of [[560, 260], [260, 560]])
    for (let i = 0; i < 12 && !(await seen()); ++i)
      await page.drag({x: 600, y: from}, {x: 600, y: to});
  for (let before = {}, now = await seen(); before?.y !== now?.y; before = now, now = await seen())
    await sleep(300);
}
