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
