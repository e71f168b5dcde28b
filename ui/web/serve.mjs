// Hands out a folder that assemble.mjs has made, as its _headers say: node serve.mjs FOLDER [PORT]
import {createServer} from 'node:http';
import {readFileSync} from 'node:fs';

const types = {wasm: 'application/wasm', js: 'text/javascript', css: 'text/css', png: 'image/png',
               html: 'text/html; charset=utf-8', webmanifest: 'application/manifest+json',
               svg: 'image/svg+xml'};

function headers_of(folder) {
  const headers = {};
  let place = '';
  for (const line of readFileSync(`${folder}/_headers`, 'utf8').split('\n')) {
    if (line.startsWith('/')) place = line;
    const at = line.indexOf(': ');
    if (line.startsWith('  ') && at > 0)
      (headers[place] ??= {})[line.slice(2, at)] = line.slice(at + 2);
  }
  return headers;
}

// The folder may be exchanged while it is handed out.
export function serve(folder, port = 0) {
  const handed = {folder};
  const server = createServer((request, answer) => {
    const {folder} = handed;
    const path = request.url.split('?')[0];
    const name = path === '/' ? 'index.html' : path.slice(1);
    const said = headers_of(folder);
    // Only what is named there is handed out; "/*" names no file.
    const is_named = path === '/' || (path !== '/*' && Object.hasOwn(said, path));
    if (request.method !== 'GET' || !is_named) return answer.writeHead(404).end();
    const type = types[name.split('.').pop()] ?? 'application/octet-stream';
    const headers = {...said['/*'], ...said[path], 'Content-Type': type, Vary: 'Accept-Encoding'};
    const [code, ending] = (request.headers['accept-encoding'] ?? '').includes('br')
      ? ['br', 'br'] : ['gzip', 'gz'];
    const bytes = readFileSync(`${folder}/${name}.${ending}`);
    Object.assign(headers, {'Content-Encoding': code, 'Content-Length': bytes.length});
    answer.writeHead(200, headers).end(bytes);
  });
  return new Promise(done => server.listen(port, '127.0.0.1', () =>
    done(Object.assign(handed, {
      address: `http://localhost:${server.address().port}/`,
      close: () => { server.closeAllConnections(); server.close(); },
    }))));
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [folder, port] = process.argv.slice(2);
  console.log(`Kattegat in the browser: ${(await serve(folder, +(port ?? 8080))).address}`);
}
