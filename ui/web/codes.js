// The code of an evening: from the camera, from a picture, or pasted. What it says is the app's to
// judge; an empty one says that none was found.
const $ = id => document.getElementById(id);

export const is_code = text => /^\s*KATTEGAT\d+:/.test(text);

async function reader() {
  try {
    const forms = await BarcodeDetector.getSupportedFormats();
    return forms.includes('qr_code') ? new BarcodeDetector({formats: ['qr_code']}) : null;
  } catch {  // a browser that has none
    return null;
  }
}
export const can_scan = async () => !!navigator.mediaDevices?.getUserMedia && !!await reader();

async function code_in(detector, source) {
  const found = await detector.detect(source).catch(() => []);
  return found.map(one => one.rawValue).find(is_code) ?? '';
}
export async function code_in_picture(file) {
  const detector = await reader();
  // Not every browser can read every form of picture.
  const picture = detector && await createImageBitmap(file).catch(() => null);
  return picture ? code_in(detector, picture) : '';
}

// The camera's picture over the app, until it has seen a code or is closed.
export async function scan(words, take) {
  const place = $('scan'), video = $('seen'), detector = await reader();
  let stream = null;
  try {
    stream = await navigator.mediaDevices.getUserMedia({video: {facingMode: 'environment'}});
  } catch {  // not allowed, or there is none
    return take('');
  }
  const is_open = () => !place.hidden && !document.hidden;
  const [held, close] = words.split('\n');
  $('held').textContent = held;
  $('unscan').setAttribute('aria-label', close);
  place.hidden = false;
  $('unscan').onclick = () => { place.hidden = true; };
  $('unscan').focus();
  video.srcObject = stream;
  let text = '';
  try {
    await video.play();
    for (; is_open() && !text; await new Promise(done => setTimeout(done, 120)))
      text = await code_in(detector, video);
  } finally {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
    place.hidden = true;
    $('keys').focus({preventScroll: true});
  }
  if (text) take(text);
}

export async function paste(take) {
  let text = '';
  try {
    text = await navigator.clipboard.readText();
  } catch { /* it is not given, or not there */ }
  take(text);
}
