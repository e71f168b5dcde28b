const canvas = document.getElementById('canvas'), worker = new Worker('worker.js');
const wide = canvas.clientWidth * devicePixelRatio, tall = canvas.clientHeight * devicePixelRatio;
const offscreen = canvas.transferControlToOffscreen();
worker.onmessage = () => performance.mark('first-frame');
worker.postMessage({canvas: offscreen, wide, tall}, [offscreen]);
const module = await WebAssembly.compileStreaming(fetch('empty.wasm'));
const font = await (await fetch('font.ttf')).arrayBuffer();
worker.postMessage({module, font});
