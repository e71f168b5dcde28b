// The app in a real browser: node run.mjs [--long] [WORD ...], the cases whose names have a word.
// Two at a time, since a case also waits; one at a time where it takes as long as it takes.
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {Browser} from './browser.mjs';
import {cases} from './cases.mjs';
import {device_cases} from './device_cases.mjs';
import {heard_cases} from './heard_cases.mjs';
import {serve} from '../../ui/web/serve.mjs';

const long = process.argv.includes('--long');
const words = process.argv.slice(2).filter(one => !one.startsWith('--'));
const site = new URL('../../build/web', import.meta.url).pathname;
const pictures = new URL('../../build/web-pictures', import.meta.url).pathname;
mkdirSync(pictures, {recursive: true});

async function run(name, work) {
  const folder = mkdtempSync(`${tmpdir()}/kattegat-web-`);
  const server = await serve(site), browsers = [];
  const start = (profile, more) => {
    const browser = new Browser(`${folder}/${profile}`, more);
    browsers.push(browser);
    return browser;
  };
  const begun = Date.now();
  const said = [];
  const own = {
    address: server.address, server, folder, start, many: long ? 50 : 3,
    report: line => said.push(line),
    picture: one => `${pictures}/${one}.png`,
    get browser() { return this.own ??= start('own'); },
  };
  let fault = null;
  try {
    await work(own);
  } catch (thrown) {
    fault = thrown;
  }
  for (const browser of browsers) await browser.kill();
  await server.close();
  rmSync(folder, {recursive: true, force: true, maxRetries: 5, retryDelay: 200});
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`${fault ? 'FAILED' : 'passed'} ${name} (${seconds} s)`);
  for (const line of said) console.log(`  ${line}`);
  if (fault) console.log(fault);
  return !fault;
}

const begun = Date.now();
const wanted = Object.entries({...cases, ...device_cases, ...heard_cases})
  .filter(([name]) => !words.length || words.some(word => name.includes(word)));
let failed = 0;
await Promise.all(Array.from({length: long ? 1 : 2}, async () => {
  for (let one; (one = wanted.shift());) {
    if (!(await run(...one))) ++failed;
  }
}));
console.log(`${Math.round((Date.now() - begun) / 1000)} s`);
if (failed) console.log(`${failed} failed`);
process.exit(failed ? 1 : 0);
