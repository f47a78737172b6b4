import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/**
 * A part of a compiled text: words, or an argument with its kind and its cases.
 * @typedef {string | [string, string?, unknown?]} Token
 */

/** @param {unknown} value @returns {unknown} */
function withoutUndefined(value) {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(kept.map(([name, one]) => [name, withoutUndefined(one)]));
}

/**
 * An ICU message as Lingui's runtime reads it. Throws for one that is not well formed.
 * @param {string} message
 */
export function compiled(message) {
  return /** @type {Token[]} */ (withoutUndefined(compileMessageOrThrow(message)));
}

/** Begin and end of a part whose own direction is found out by itself and leaves the rest alone. */
const ISOLATE = ['\u2068', '\u2069'];

/**
 * A compiled text of a language that begins on the right: names and prices in it, which may begin on the left, move none of
 * the words and signs beside them.
 * @param {Token[]} tokens
 * @returns {Token[]}
 */
export function isolated(tokens) {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [token];
    const [name, kind, cases] = token;
    if (typeof cases !== 'object' || cases === null) return [ISOLATE[0] ?? '', token, ISOLATE[1] ?? ''];
    const changed = /** @type {[string, unknown][]} */ (Object.entries(cases)).map(([key, value]) => [
      key,
      Array.isArray(value) ? isolated(value) : value,
    ]);
    return [/** @type {Token} */ ([name, kind ?? '', Object.fromEntries(changed)])];
  });
}
