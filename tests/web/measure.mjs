// How fast the app is, beside an empty page of ImGui in the same browser: node measure.mjs [TIMES].
// The least of so many times counts, since others may have the machine meanwhile.
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {brotliCompressSync} from 'node:zlib';
import {setTimeout as sleep} from 'node:timers/promises';
import {Browser} from './browser.mjs';
import {begin, is_stored, save_deal, write_evening} from './flows.mjs';
import {serve} from '../../ui/web/serve.mjs';

const times = +(process.argv[2] ?? 5);
const root = new URL('../../', import.meta.url).pathname;
const work = mkdtempSync(`${tmpdir()}/kattegat-measure-`);
const tablet = {wide: 1024, tall: 768, scale: 2};
const rounded = all => `${Math.round(Math.min(...all))} ms (${all.map(Math.round).join(', ')})`;

// The empty page, handed out as the app is.
const empty = `${work}/empty`;
mkdirSync(empty);
const files = {
  'index.html': 'ui/web/empty/index.html', 'page.js': 'ui/web/empty/page.js',
  'worker.js': 'ui/web/empty/worker.js', 'empty.js': 'build/wasm/empty.js',
  'empty.wasm': 'build/wasm/empty.wasm', 'font.ttf': 'assets/fonts/KattegatSans-RegularLatin.ttf',
};
for (const [name, file] of Object.entries(files))
  writeFileSync(`${empty}/${name}.br`, brotliCompressSync(readFileSync(root + file)));
writeFileSync(`${empty}/_headers`,
  Object.keys(files).map(name => `/${name}\n  Cache-Control: no-cache\n`).join(''));

let count = 0;
async function with_page(address, work_with) {
  const browser = new Browser(`${work}/${++count}`);
  const page = await browser.page(tablet);
  try {
    return await work_with(page, address);
  } finally {
    await browser.close();
  }
}
const first = async (page, address) => {
  await page.open(address);
  return page.ready();
};

const handed = {empty: await serve(empty), app: await serve(`${root}build/web`)};
const seen = {empty: [], cold: [], warm: [], thousand: [], durable: []};
for (let i = 0; i < times; ++i) {
  seen.empty.push(await with_page(handed.empty.address, first));
  await with_page(handed.app.address, async (page, address) => {
    seen.cold.push(await first(page, address));
    await is_stored(page);
    await begin(page, work);
    for (let deal = 0; deal < 5; ++deal) {
      await save_deal(page);
      seen.durable.push((await page.look()).durable);
    }
    await sleep(500);
    seen.warm.push(await first(page, address));
  });
}
const many = Array.from({length: 1000}, () => ({type: 'deal', contract: 'passed'}));
await with_page(handed.app.address, async (page, address) => {
  await page.open(address);
  await page.tap('merge', 'merge.choose');
  await page.choose(write_evening(`${work}/thousand.json`, ['ligeud'], {entries: () => many}));
  await page.find('session.0.open');
  await is_stored(page);
  for (let i = 0; i < times; ++i) seen.thousand.push(await first(page, address));
  await sleep(8000);
  const before = await page.look();
  await sleep(5000);
  const after = await page.look();
  console.log(`idle for 5 s: ${after.frames - before.frames} frames; heap ${after.heap >> 20} MiB`);
});
let has_failed = false;
function hold(what, all, most, how = '') {
  has_failed ||= Math.min(...all) > most;
  console.log(`${what}: ${rounded(all)}; at most ${how}${Math.round(most)}`);
}
console.log(`empty page of ImGui, cold: ${rounded(seen.empty)}`);
hold('app, cold', seen.cold, 1.2 * Math.min(...seen.empty) + 500, '1.2 of that and 500 ms: ');
hold('app, warm', seen.warm, 800);
hold('1,000 deals, warm', seen.thousand, 1000);
hold('a save, durable', seen.durable, 20);
for (const one of Object.values(handed)) one.close();
rmSync(work, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
process.exit(has_failed ? 1 : 0);
