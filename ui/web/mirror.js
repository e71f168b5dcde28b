// The screen for those who do not see it: what the app has drawn, as elements that a screen reader
// can say and tap, each where it is seen.
// What the app's own keyboard writes into.
const fields = ['typed', 'initials', 'text'];

export class Mirror {
  constructor(root, tap) {
    this.root = root;
    this.shown = [];
    root.addEventListener('click', event => {
      const item = this.shown.find(one => one.element === event.target);
      if (item) tap({x: item.x + item.w / 2, y: item.y + item.h / 2});
    });
  }

  // Lines as Program::items() writes them, in device pixels.
  show(lines, ratio) {
    const items = lines.split('\n').filter(Boolean).map(read);
    while (this.shown.length > items.length) this.shown.pop().element.remove();
    this.shown = items.map((item, i) => {
      const element = this.fitting(this.shown[i]?.element, item, i);
      dress(element, item, ratio);
      return {...item, element};
    });
  }

  is_field({x, y}) {
    return this.shown.some(item => fields.includes(item.id) &&
      x >= item.x && x < item.x + item.w && y >= item.y && y < item.y + item.h);
  }

  fitting(element, item, place) {
    const tag = item.tappable ? 'BUTTON' : 'P';
    if (element?.tagName === tag) return element;
    const made = document.createElement(tag);
    made.tabIndex = -1;  // the app's own ring shows where the keyboard is
    element ? element.replaceWith(made) : this.root.insertBefore(made, this.root.children[place]);
    return made;
  }
}

export function read(line) {
  const [id, x, y, w, h, flags, words] = line.split('\t');
  return {id, x: +x, y: +y, w: +w, h: +h, tappable: flags.includes('t'),
          enabled: flags.includes('e'), chosen: flags.includes('c'), words};
}

function dress(element, item, ratio) {
  set(element, 'data-id', item.id || null);
  set(element, 'aria-pressed', item.tappable && item.chosen ? 'true' : null);
  set(element, 'aria-disabled', item.enabled ? null : 'true');
  set(element, 'aria-live', item.id === 'toast' ? 'polite' : null);
  if (element.textContent !== item.words) element.textContent = item.words;
  const {style} = element;
  style.left = item.x / ratio + 'px';
  style.top = item.y / ratio + 'px';
  style.width = item.w / ratio + 'px';
  style.height = item.h / ratio + 'px';
}

function set(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
