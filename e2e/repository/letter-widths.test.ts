import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** A condition on the window's size in pixels. */
const IN_PIXELS = /\((?:min-|max-)?(?:width|height)\s*(?:[:<>=]+)\s*[\d.]+px\)/;

it('layouts change with the window counted in letters, so that a desk with large ones has no squeezed table', () => {
  const found = repositoryFiles(
    'web/src/**/*.css',
    'web/src/**/*.ts',
    'web/src/**/*.tsx',
    'web/public/*.js',
    'web/index.html',
  )
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      textOf(path)
        .split('\n')
        .filter((line) => !line.includes('@container') && IN_PIXELS.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(found, 'Write the width in em: pixels / 16').toEqual([]);
});
