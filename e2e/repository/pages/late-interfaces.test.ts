import { expect, it } from 'vitest';
import { isForTests } from '../imports.ts';
import { repositoryFiles, textOf } from '../source-files.ts';

/**
 * What browsers have only since later than Safari 16.4, the oldest in which everything else works (older ones read
 * no pattern that looks behind), and since which Safari. What is later in the language itself the compiler refuses, by its `lib`.
 */
const LATE: Readonly<Record<string, RegExp>> = {
  'URL.canParse (17)': /\bURL\.canParse\(/,
  'URL.parse (18)': /\bURL\.parse\(/,
  'URLSearchParams.size (17)': /(?:params|address|searchAddress\([^)]*\)|URLSearchParams\([^)]*\))\.size\b/i,
  'Response.json (17)': /\bResponse\.json\(/,
  'bytes of a body (18)': /\.bytes\(\)/,
  'AbortSignal.any (17.4)': /\bAbortSignal\.any\(/,
  'checkVisibility (17.4)': /\.checkVisibility\(/,
  'a popover (17)': /\b(?:show|hide|toggle)Popover\b|\bpopover=/,
  'scheduler (none)': /\bscheduler\./,
};

const lateIn = (text: string) => Object.keys(LATE).filter((name) => LATE[name]?.test(text));

it('browsers are asked for nothing that some of them learned too late', () => {
  const found = repositoryFiles(
    'domain/src/**/*.ts',
    'web/src/**/*.ts',
    'web/src/**/*.tsx',
    'web/public/*.js',
  )
    .filter((path) => !isForTests(path))
    .flatMap((path) => lateIn(textOf(path)).map((name) => `${path}: ${name}`));
  expect(found).toEqual([]);
});

it('sees it where it is', () => {
  expect(lateIn('return searchAddress({ ...query }).size > 0;')).toEqual(['URLSearchParams.size (17)']);
  expect(lateIn('new URL(address).searchParams.size')).toEqual(['URLSearchParams.size (17)']);
  expect(lateIn('known.size > MOST')).toEqual([]);
});
