import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '../testing/property-runs.ts';
import { compileLetters, compilePattern } from './pattern.ts';

const LETTERS = ['a', 'z', 'A', '0', 'ß', 'İ', 'ς', 'Å', 'я', 'ａ', '𝒜', '😀', '\ud835', '-', ']', '\n'];

it('the choice of one letter finds in JavaScript what it finds in RE2', () => {
  const letter = fc.constantFrom(...LETTERS.filter((each) => /[\p{L}\p{N}]/u.test(each)));
  const text = fc.array(fc.constantFrom(...LETTERS), { maxLength: 12 }).map((letters) => letters.join(''));
  const choice = fc.array(
    fc.tuple(letter, fc.option(letter)).map(([from, to]) => (to === null ? from : `${from}-${to}`)),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(choice, text, (parts, within) => {
      const pattern = `[${parts.join('')}]`;
      const re2 = compilePattern(pattern);
      expect(compileLetters(pattern) === null).toBe(re2 === null);
      fc.pre(re2 !== null);
      expect(within.replace(compileLetters(pattern) ?? '', '+')).toBe(
        re2?.matcher(within).replaceAll('+', true),
      );
    }),
    propertyRuns(500),
  );
});

it.each(['[^a]', '[a-]', '[]a]', '[\\d]', '[[:alpha:]]', '[a]b', '[a]+', '(a)', 'a', '[]', '[z-a]', '[&&a]'])(
  'leaves %s to RE2',
  (pattern) => {
    expect(compileLetters(pattern)).toBeNull();
  },
);
