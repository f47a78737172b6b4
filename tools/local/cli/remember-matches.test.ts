import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { PATHS_REMEMBERED, type PathPatterns, rememberMatches } from './remember-matches.ts';

// Of the server that the Firebase CLI brings along, by the name that functions-in-cli.ts looks it up under.
const { configMatcher } = createRequire(import.meta.url)('superstatic/lib/utils/patterns') as PathPatterns;

function remembering() {
  const ask = vi.fn(configMatcher);
  const patterns = { configMatcher: ask as PathPatterns['configMatcher'] };
  rememberMatches(patterns);
  return { ask, fits: (path: string, rule: object) => patterns.configMatcher(path, rule) };
}

it('asks once whether a rule fits a path, and gives that answer again', () => {
  const { ask, fits } = remembering();
  const rule = { regex: '^/assets/[^/]+-(abc|def)[.]js$' };
  for (let time = 0; time < 2; time++) {
    expect(fits('/assets/page-abc.js', rule)).toBe(true);
    expect(fits('/assets/page-ghi.js', rule)).toBe(false);
  }
  expect(ask).toHaveBeenCalledTimes(2);
});

it('keeps the answers of rules apart', () => {
  const { fits } = remembering();
  expect(fits('/a.js', { source: '/*.js' })).toBe(true);
  expect(fits('/a.js', { regex: '^/b' })).toBe(false);
  expect(fits('/a.js', { source: '/*.css' })).toBe(false);
  expect(fits('/a.js', { source: '/*.js' })).toBe(true);
});

it('starts over when strangers ask for more paths than there are', () => {
  const { ask, fits } = remembering();
  for (let number = 0; number <= PATHS_REMEMBERED; number++) fits(`/${number}`, { source: '/none' });
  ask.mockClear();
  expect(fits('/0', { source: '/none' })).toBe(false);
  expect(ask).toHaveBeenCalledOnce();
});
