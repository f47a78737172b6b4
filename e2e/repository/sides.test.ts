import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** Sides of the screen, where `inset-inline-start` and its kind follow the direction of the language. */
const PHYSICAL =
  /^\s*((left|right):|(margin|padding|border)-(left|right)[\w-]*|text-align: (left|right)|(padding|margin): (\S+) (\S+) (\S+) (?!\8)\S+;)/;

/** What is said for pages that read from right to left alone. */
const OF_RIGHT_TO_LEFT = /\[dir="rtl"\][^{}]*\{[^{}]*\}/g;

/** Where a side is meant, with the other one for pages that read from right to left. */
const MEANT: Readonly<Record<string, string>> = {
  'web/src/components/texts/user-text.module.css: text-align: left;':
    'a name in another script begins where the page does',
};

const withoutLetters = (text: string) => text.replaceAll(/[^\n]/g, ' ');

it('style sheets name no side of the screen: in Arabic lines begin on the other', () => {
  const found = repositoryFiles('web/src/**/*.css').flatMap((path) =>
    textOf(path)
      .replaceAll(OF_RIGHT_TO_LEFT, withoutLetters)
      .split('\n')
      .flatMap((line) => (PHYSICAL.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual(Object.keys(MEANT));
});
