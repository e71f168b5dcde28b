importScripts('empty.js');
let page = null;
onmessage = async ({data}) => {
  if (data.canvas) return page = data;
  Object.assign(page.canvas, {width: page.wide, height: page.tall});
  const it = await Empty({canvas: page.canvas, instantiateWasm: (imports, done) => {
    WebAssembly.instantiate(data.module, imports).then(instance => done(instance));
    return {};
  }});
  const font = it._malloc(data.font.byteLength);
  it.HEAPU8.set(new Uint8Array(data.font), font);
  requestAnimationFrame(() => {
    it._empty_start(font, data.font.byteLength, page.wide, page.tall);
    postMessage('first');
  });
};
