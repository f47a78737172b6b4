import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { expect, it } from 'vitest';
import { keepAssets } from './cached-assets.ts';
import type { FirebaseConfig } from './firebase-config.ts';

// Hosting's own way to tell which rules fit a path, of the server that the Firebase CLI brings along.
const { configMatcher } = createRequire(import.meta.url)('superstatic/lib/utils/patterns') as {
  configMatcher: (path: string, rule: object) => boolean;
};

const production = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseConfig;
const BUILD = [
  'button-JPZOKWT.js',
  'category-view-Xk-9_a2.js',
  'roboto-DmhPtIs.woff2',
  'robots.txt',
  'a-b.js',
];

/** What Hosting says of keeping what is at a path, be it there or a 404: the last of the rules that fit. */
function cacheControlOf(path: string, { hosting }: FirebaseConfig): string | undefined {
  return hosting.headers
    .filter((rule) => configMatcher(path, rule))
    .flatMap(({ headers }) => headers)
    .findLast(({ key }) => key === 'Cache-Control')?.value;
}

const deployed = keepAssets(production, BUILD);

it.each(BUILD.slice(0, 3))('keeps %s of this build for a year', (name) => {
  expect(cacheControlOf(`/assets/${name}`, deployed)).toBe('public, max-age=31536000, immutable');
});

it.each([
  ['of an earlier build', '/assets/button-0a1b2c3.js'],
  ['of a later build', '/assets/category-view-Xk-9_a3.js'],
  ['without a hash', '/assets/robots.txt'],
  ['with too short a hash', '/assets/a-b.js'],
  ['in a folder of that name', '/assets/button-JPZOKWT.js/more'],
  ['in a folder below', '/assets/more/button-JPZOKWT.js'],
  ['elsewhere', '/button-JPZOKWT.js'],
])('has a file %s asked for anew each time', (_what, path) => {
  expect(cacheControlOf(path, deployed)).toBe('no-cache');
});

it('keeps nothing for long where nobody has named the files of the build', () => {
  for (const name of BUILD) expect(cacheControlOf(`/assets/${name}`, production)).toBe('no-cache');
  expect(keepAssets(production, [])).toEqual(production);
});

it('leaves to the functions behind them what they say of their pages', () => {
  for (const path of ['/', '/ads/chair', '/api/settings', '/letters/off', '/sitemap.xml', '/login'])
    expect(cacheControlOf(path, deployed), path).toBeUndefined();
});
