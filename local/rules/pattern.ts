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
    return RE2JS.compile(pattern);
  } catch {
    // The library has several classes of errors; all of them say that the pattern is not in the language.
    return null;
  }
}
