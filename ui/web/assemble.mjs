// From the page's sources and kattegat.wasm to a folder that any web server can hand out:
//   node assemble.mjs WEB BUILD ICON OUT
// Names carry a hash of what is in them, so that they can be kept for ever; each file lies there
// also as .br and .gz; what a server has to say of them stands in _headers, and in nginx.conf.
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

const [web, build, icon, out] = process.argv.slice(2);

const hash = bytes => createHash('sha256').update(bytes).digest('hex').slice(0, 10);
const named = (name, bytes) => name.replace(/\.(\w+)$/, `.${hash(bytes)}.$1`);

// In this order: what is named in a file comes before it.
const sources = [
  ['kattegat.wasm', build], ['kattegat.js', build], ['worker.js', web], ['mirror.js', web],
  ['codes.js', web], ['exchange.js', web], ['page.css', web], ['page.js', web],
  ['kattegat.svg', icon], ['icon-180.png', web], ['icon-192.png', web], ['icon-512.png', web],
];
const entrances = ['manifest.webmanifest', 'index.html'];  // keep their names

const files = new Map();  // name → bytes
const renamed = new Map();
const is_text = name => !/\.(wasm|png)$/.test(name);
function with_names(text) {
  for (const [from, to] of renamed) {
    const quoted = new RegExp(`(["'/])${from.replaceAll('.', '\\.')}(["'])`, 'g');
    text = text.replaceAll(quoted, `$1${to}$2`);
  }
  return text;
}
// Without what only people read. The page's own scripts are modules, the worker's are not.
const how = ['--compress', 'passes=2,ecma=2020', '--mangle', '--ecma', '2020'];
const shortened = (name, text) => execFileSync('terser',
  /^(worker|kattegat)/.test(name) ? how : [...how, '--module'], {input: text});
function read(name, folder) {
  const bytes = readFileSync(`${folder}/${name}`);
  if (!is_text(name)) return bytes;
  const text = with_names(bytes.toString());
  return name.endsWith('.js') ? shortened(name, text) : Buffer.from(text);
}

for (const [name, folder] of sources) {
  const bytes = read(name, folder), to = named(name, bytes);
  renamed.set(name, to);
  files.set(to, bytes);
}
for (const name of entrances) files.set(name, read(name, web));
const version = hash([...files].map(([name, bytes]) => name + hash(bytes)).join());
const stored = ['./', ...[...files.keys()].filter(name => name !== 'index.html')];
files.set('service_worker.js', Buffer.from(readFileSync(`${web}/service_worker.js`).toString()
  .replace('kattegat-VERSION', `kattegat-${version}`)
  .replace('FILES = []', `FILES = ${JSON.stringify(stored)}`)));

// ---- What a server says of them ----
const policy = {
  'default-src': "'none'", 'script-src': "'self' 'wasm-unsafe-eval'", 'worker-src': "'self'",
  'style-src': "'self'", 'img-src': "'self' data:", 'connect-src': "'self'",
  'manifest-src': "'self'", 'base-uri': "'none'", 'form-action': "'self'",
  'frame-ancestors': "'none'",
};
const everywhere = {
  'Content-Security-Policy': Object.entries(policy).map(entry => entry.join(' ')).join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
};
const for_ever = 'public, max-age=31536000, immutable', looked_up = 'no-cache';
const age = name => [...renamed.values()].includes(name) ? for_ever : looked_up;
const lines = (headers, form) =>
  Object.entries(headers).map(([name, value]) => form(name, value)).join('');
const of_host = lines(everywhere, (name, value) => `  ${name}: ${value}\n`);
const ages = [...files.keys()].map(name => `/${name}\n  Cache-Control: ${age(name)}\n`).join('');
const of_nginx = lines(everywhere, (name, value) => `add_header ${name} "${value}" always;\n`);

rmSync(out, {recursive: true, force: true});
mkdirSync(out, {recursive: true});
const size = {plain: 0, gzip: 0, brotli: 0};
for (const [name, bytes] of files) {
  // What suits the numbers of a font suits a program, too.
  const mode = name.endsWith('.wasm') ? constants.BROTLI_MODE_FONT : constants.BROTLI_MODE_GENERIC;
  const brotli = brotliCompressSync(bytes, {params: {
    [constants.BROTLI_PARAM_MODE]: mode,
    [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length}});
  const gzip = gzipSync(bytes, {level: 9});
  writeFileSync(`${out}/${name}`, bytes);
  writeFileSync(`${out}/${name}.br`, brotli);
  writeFileSync(`${out}/${name}.gz`, gzip);
  size.plain += bytes.length;
  size.gzip += gzip.length;
  size.brotli += brotli.length;
}
writeFileSync(`${out}/_headers`, `/*\n${of_host}/\n  Cache-Control: ${looked_up}\n${ages}`);
writeFileSync(`${out}/nginx.conf`, `# Inside a server block, beside root and index.
gzip_static on;  # and, where the module is there: brotli_static on;
types { application/wasm wasm; text/javascript js; text/css css; text/html html;
  application/manifest+json webmanifest; image/svg+xml svg; image/png png; }
${of_nginx}add_header Cache-Control $kattegat_age always;
# Outside it:
# map $uri $kattegat_age { default "${looked_up}"; "~\\.[0-9a-f]{10}\\.\\w+$" "${for_ever}"; }
`);
console.log(`${out}: ${files.size} files, ${size.plain} bytes; ` +
  `gzip ${size.gzip}, brotli ${size.brotli}`);
