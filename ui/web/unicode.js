// What core asks of utf8proc, answered by the tables of Unicode that the browser has itself: those
// of the library are ten times as long as all else in it.
mergeInto(LibraryManager.library, {
  $Unicode: {
    // In the order of utf8proc's numbers.
    categories: ['Cn', 'Lu', 'Ll', 'Lt', 'Lm', 'Lo', 'Mn', 'Mc', 'Me', 'Nd', 'Nl', 'No', 'Pc',
      'Pd', 'Ps', 'Pe', 'Pi', 'Pf', 'Po', 'Sm', 'Sc', 'Sk', 'So', 'Zs', 'Zl', 'Zp', 'Cc', 'Cf',
      'Cs', 'Co'],
    unseen: '(?!\\u00ad)[\\p{M}\\p{Cf}\\p{Cc}\\p{Zl}\\p{Zp}]',
    wide: '[\\p{Emoji_Presentation}\\p{Script=Han}\\u1100-\\u115f\\u2329\\u232a\\u2ff0-\\u303e' +
      '\\u3041-\\u3247\\u3250-\\u4dbf\\u4e00-\\ua4cf\\ua960-\\ua97c\\uac00-\\ud7a3\\uf900-\\ufaff' +
      '\\ufe10-\\ufe19\\ufe30-\\ufe6b\\uff01-\\uff60\\uffe0-\\uffe6]',
    joins: '[\\p{M}\\p{Emoji_Modifier}\\u200c\\u200d]',
    picture: '\\p{Extended_Pictographic}',
    flag: '\\p{Regional_Indicator}',
    cherokee: '\\p{Script=Cherokee}',
    made: {},
    is: function (what, letter) {
      const made = Unicode.made;
      if (!made[what]) made[what] = new RegExp('^' + what, 'u');
      return made[what].test(letter);
    },
    // The dotless i is no i, and Cherokee is written in capitals.
    fold: function (letter) {
      if (letter == '\u0131') return letter;
      if (Unicode.is(Unicode.cherokee, letter)) return letter.toUpperCase();
      return letter.toLowerCase().toUpperCase().toLowerCase();
    },
  },

  utf8proc_category__deps: ['$Unicode'],
  utf8proc_category: function (code) {
    const letter = String.fromCodePoint(code);
    return Unicode.categories.findIndex(function (name) {
      return Unicode.is('\\p{' + name + '}', letter);
    });
  },
  utf8proc_toupper: function (code) {
    const capital = String.fromCodePoint(code).toUpperCase();
    return Array.from(capital).length == 1 ? capital.codePointAt(0) : code;
  },
  utf8proc_charwidth__deps: ['$Unicode'],
  utf8proc_charwidth: function (code) {
    const letter = String.fromCodePoint(code);
    if (Unicode.is(Unicode.unseen, letter)) return 0;
    return Unicode.is(Unicode.wide, letter) ? 2 : 1;
  },
  // The state: 1 within a picture, 2 after its joiner, 3 and 4 after the letters of a flag.
  utf8proc_grapheme_break_stateful__deps: ['$Unicode'],
  utf8proc_grapheme_break_stateful: function (before, code, state) {
    const last = String.fromCodePoint(before), letter = String.fromCodePoint(code);
    const was = HEAP32[state >> 2] ||
      (Unicode.is(Unicode.picture, last) ? 1 : Unicode.is(Unicode.flag, last) ? 3 : 0);
    const joins = Unicode.is(Unicode.joins, letter);
    const goes_on = was == 2 && Unicode.is(Unicode.picture, letter) ||
      was == 3 && Unicode.is(Unicode.flag, letter);
    let now = goes_on && was == 3 ? 4 : 0;  // a third letter begins another flag
    if (joins && was < 3) now = was && (code == 0x200d ? 2 : 1);
    HEAP32[state >> 2] = now;
    return joins || goes_on || code == 10 && before == 13 ? 0 : 1;
  },
  utf8proc_map__deps: ['$Unicode', 'malloc'],
  utf8proc_map: function (bytes, length, made, options) {
    let text = UTF8ToString(bytes, length).normalize('NFKD');
    if (options & {{{ 1 << 10 }}}) text = Array.from(text).map(Unicode.fold).join('');
    text = text.normalize(options & {{{ 1 << 3 }}} ? 'NFKC' : 'NFKD');
    const size = lengthBytesUTF8(text), place = _malloc(size + 1);
    HEAPU32[made >> 2] = place;
    stringToUTF8(text, place, size + 1);
    return size;
  },
});
