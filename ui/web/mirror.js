// The screen for those who do not see it: what the app has drawn, as elements that a screen reader
// can say and tap, each where it is seen. What scrolls there scrolls here, whoever moves it.

export class Mirror {
  // `ringed` and `said` are heard when they change: what the keyboard has come to, and a notice.
  constructor({root, ringed, said}, {tap, scroll}) {
    Object.assign(this, {root, ringed, said, tap, scroll});
    this.shown = [];
    this.areas = new Map();  // id → element
    root.addEventListener('click', ({target}) => {
      const item = this.shown.find(one => one.element === target);
      if (!item) return;
      if (!item.outside) return this.touch(item);
      this.wanted = item.id;  // once it is in sight
      target.scrollIntoView({block: 'center'});
    });
  }
  touch(item) { this.tap({x: item.x + item.w / 2, y: item.y + item.h / 2}); }

  // As ui/kit/mirror.hpp describes it, in device pixels.
  show({areas, items: all}, ratio) {
    const items = all.filter(item => !all.some(one => says_too(one, item)));
    this.ratio = ratio;
    const places = new Map([[this.root, 0]]);  // where the next one comes in each
    for (const area of areas) area.element = null;
    this.shown = items.map(item => {
      const element = this.fitting(this.holder(item.area, areas, places), item, places);
      dress(element, item, areas[item.area], ratio);
      return {...item, element};
    });
    this.tidy(areas, places);
    for (const area of areas) if (area.element) this.move(area.element, area.at / ratio);
    write(this.ringed, items.find(item => item.ringed)?.words ?? '');
    write(this.said, items.find(item => item.id === 'toast')?.words ?? '');
    const wanted = this.shown.find(item => item.id === this.wanted && !item.outside);
    if (!wanted) return;
    this.wanted = undefined;
    this.touch(wanted);
  }

  is_field({x, y}) {
    return this.shown.some(item => item.field && !item.outside &&
      x >= item.x && x < item.x + item.w && y >= item.y && y < item.y + item.h);
  }

  // The element of what an item scrolls with; made where the first item of it comes.
  holder(number, areas, places) {
    const area = areas[number];
    if (!area) return this.root;
    if (area.element) return area.element;
    const outer = this.holder(area.within, areas, places), place = places.get(outer);
    area.element = this.areas.get(area.id) ?? this.new_area(area.id);
    if (outer.children[place] !== area.element)
      outer.insertBefore(area.element, outer.children[place] ?? null);
    places.set(outer, place + 1).set(area.element, 0);
    area.element.area = area;
    put(area.element, area, areas[area.within], this.ratio);
    area.element.style.setProperty('--whole', (area.h + area.most) / this.ratio + 'px');
    return area.element;
  }
  new_area(id) {
    const made = document.createElement('div');
    made.addEventListener('scroll', () => {
      made.stands = made.scrollTop;
      const at = made.scrollTop * this.ratio;
      if (Math.abs(at - made.area.at) > 2 * this.ratio) this.scroll(id, at);
    });
    this.areas.set(id, made);
    return made;
  }
  // Not where it has been moved to since, of which the app has yet to be told.
  move(element, top) {
    if (Math.abs(element.scrollTop - (element.stands ?? 0)) > 2) return;
    element.scrollTop = top;
    element.stands = element.scrollTop;
  }
  fitting(holder, item, places) {
    const tag = item.tappable ? 'BUTTON' : 'P', place = places.get(holder);
    const there = holder.children[place];
    places.set(holder, place + 1);
    if (there?.tagName === tag) return there;
    const made = document.createElement(tag);
    made.tabIndex = -1;  // the app's own ring shows where the keyboard is
    return holder.insertBefore(made, there ?? null);
  }
  // What is there no more.
  tidy(areas, places) {
    for (const [holder, count] of places)
      while (holder.children.length > count) holder.lastElementChild.remove();
    for (const [id, element] of this.areas) if (!element.isConnected) this.areas.delete(id);
  }
}

// The words that stand on what can be tapped are heard with it.
function says_too(button, {id, x, y, w, h, words}) {
  return button.tappable && !id && button.words.includes(words) &&
    x >= button.x && y >= button.y && x + w <= button.x + button.w && y + h <= button.y + button.h;
}

function dress(element, item, area, ratio) {
  set(element, 'data-id', item.id || null);
  set(element, 'aria-pressed', item.tappable && item.chosen ? 'true' : null);
  set(element, 'aria-disabled', item.enabled ? null : 'true');
  write(element, item.words);
  put(element, item, area, ratio);
}
// Where it is, or within what it scrolls with.
function put({style}, {x, y, w, h}, area, ratio) {
  style.left = (x - (area?.x ?? 0)) / ratio + 'px';
  style.top = (y - (area?.y ?? 0) + (area?.at ?? 0)) / ratio + 'px';
  style.width = w / ratio + 'px';
  style.height = h / ratio + 'px';
}

function write(element, words) {
  if (element.textContent !== words) element.textContent = words;
}
function set(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
