const PLAIN = 'abcdeghijklnopqrstuvwyzABCDEGHIJKLNOPQRSTUVWYZ';
const ACCENTED = 'áƀćďéĝĥíĵķĺńóƥɋŕśţúvŵýžÁƁĆĎÉĜĤÍĴĶĹŃÓƤɊŔŚŢÚVŴÝŽ';

/** Tags of elements stay as they are. */
const TAG = /(<\/?\w+\/?>)/;

const accented = (/** @type {string} */ words) =>
  words.replace(/\p{L}/gu, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/** So much longer than English other languages get. */
const LONGER = 0.4;

/** What is added may be broken like a sentence: so many signs are one word, with the space after it. */
const LONGEST_WORD = 9;

/** @param {import('./compile.mjs').Token[]} tokens */
const lengthOf = (tokens) =>
  tokens.reduce(
    (sum, token) => sum + (typeof token === 'string' ? token.replace(/<[^>]*>/g, '').length : 4),
    0,
  );

/** @param {import('./compile.mjs').Token[]} tokens @returns {import('./compile.mjs').Token[]} */
const withAccents = (tokens) =>
  tokens.map((token) => {
    if (token === '#') return token;
    if (typeof token === 'string')
      return token
        .split(TAG)
        .map((part, index) => (index % 2 ? part : accented(part)))
        .join('');
    const [name, kind, cases] = token;
    if (typeof cases !== 'object' || cases === null) return token;
    const changed = /** @type {[string, unknown][]} */ (Object.entries(cases)).map(([key, value]) => [
      key,
      Array.isArray(value) ? withAccents(value) : value,
    ]);
    return [name, kind ?? '', Object.fromEntries(changed)];
  });

/**
 * A compiled text as the pseudo-language has it: readable, in brackets that show what is cut, with accents that show what
 * was never looked up, and two fifths longer.
 * @param {import('./compile.mjs').Token[]} tokens
 * @returns {import('./compile.mjs').Token[]}
 */
export function pseudo(tokens) {
  const more = Math.ceil(lengthOf(tokens) * LONGER);
  const words = Array.from({ length: more }, (_, at) => (at % LONGEST_WORD === LONGEST_WORD - 1 ? ' ' : '~'));
  return ['[', ...withAccents(tokens), words.join(''), ']'];
}
