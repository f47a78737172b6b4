import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** Sides of the screen, where `inset-inline-start` and its kind follow the direction of the language. */
const PHYSICAL =
  /^\s*((left|right):|(margin|padding|border)-(left|right)[\w-]*|text-align: (left|right)|(padding|margin): (\S+) (\S+) (\S+) (?!\8)\S+;)/;

it('style sheets name no side of the screen: in Arabic lines begin on the other', () => {
  const found = repositoryFiles('web/src/**/*.css').flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, index) => (PHYSICAL.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
