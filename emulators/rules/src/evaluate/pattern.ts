import { RE2JS } from 're2js';

/** Patterns put together at run time are kept up to this number. */
const MAX_CACHED = 500;

const cache = new Map<string, RE2JS | null>();

/** The compiled RE2 pattern, or null if it is none. Linear in time: no look-around, no back-references. */
export function compilePattern(pattern: string): RE2JS | null {
  let compiled = cache.get(pattern);
  if (compiled === undefined) {
    compiled = tryCompile(pattern);
    if (cache.size >= MAX_CACHED) {
      cache.clear();
    }
    cache.set(pattern, compiled);
  }
  return compiled;
}

/** Letters and digits in square brackets, with ranges of them: what JavaScript's own expressions take for the same. */
const ONE_OF_LETTERS = /^\[(?:[\p{L}\p{N}](?:-[\p{L}\p{N}])?)+\]$/u;

const letters = new Map<string, RegExp | null>();

/**
 * The pattern as an expression of JavaScript's, which is many times as fast, if it is the choice of one letter: with that there
 * is nothing to go back to, so it takes linear time as well. Null for all others.
 */
export function compileLetters(pattern: string): RegExp | null {
  let compiled = letters.get(pattern);
  if (compiled === undefined) {
    const isOne = ONE_OF_LETTERS.test(pattern) && compilePattern(pattern) !== null;
    compiled = isOne ? new RegExp(pattern, 'gu') : null;
    if (letters.size >= MAX_CACHED) {
      letters.clear();
    }
    letters.set(pattern, compiled);
  }
  return compiled;
}

function tryCompile(pattern: string): RE2JS | null {
  try {
    return hasBalancedBrackets(pattern) ? RE2JS.compile(pattern) : null;
  } catch {
    // The library has several classes of errors; all of them say that the pattern is not in the language.
    return null;
  }
}

/**
 * The official compiler of rules refuses a round bracket without its counterpart also where RE2 takes it for a mere
 * character, as in `[(]`; after a backslash it stands for itself.
 */
function hasBalancedBrackets(pattern: string): boolean {
  let open = 0;
  for (const [char] of pattern.matchAll(/\\.|[()]/gs)) {
    if (char === '(') open += 1;
    if (char === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
