import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { namedFiles } from './named-files.ts';

it('knows the files it names, and no others', () => {
  const isNamed = namedFiles(['web/build/named-files.ts']);
  expect(isNamed(fileURLToPath(new URL('named-files.ts', import.meta.url)))).toBe(true);
  expect(isNamed(fileURLToPath(import.meta.url))).toBe(false);
});

it('fails where one was moved', () => {
  expect(() => namedFiles(['web/build/named-files.ts', 'web/build/gone.ts'])).toThrow(
    'A chunk of the build names files that are gone: web/build/gone.ts',
  );
});
