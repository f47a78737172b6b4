import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { circleIn, missingIn, readSharedFiles, sharedFileOf } from './shared-files.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

it('says which file a planned module comes in', () => {
  const [[path, name] = ['', '']] = Object.entries(readSharedFiles());
  const fileOf = sharedFileOf();
  expect(fileOf(ROOT + path)).toBe(name);
  expect(fileOf(fileURLToPath(new URL('shared-files.ts', import.meta.url)))).toBeUndefined();
  expect(fileOf('\0virtual')).toBeUndefined();
});

it('plans for modules that are there', () => {
  expect(missingIn({ 'web/src/main.tsx': 'lists', 'web/src/gone.ts': 'lists' })).toEqual(['web/src/gone.ts']);
  expect(missingIn(readSharedFiles()), 'Run `npm run shared-files`').toEqual([]);
});

it('finds files that import each other', () => {
  expect(circleIn({ a: ['b', 'c'], b: ['c'], c: [] })).toBeUndefined();
  expect(circleIn({ page: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a']);
});
