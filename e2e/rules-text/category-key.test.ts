import { readFileSync } from 'node:fs';
import { SAME_LETTERS } from '@thriftline/domain/category-key';
import { expect, it } from 'vitest';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** The letters that a function of the rules takes for one, and as which. */
function lettersOf(name: string): string[][] {
  const [, body = ''] =
    new RegExp(`function ${name}\\(name\\) \\{([\\s\\S]*?)\\n {4}\\}\\n`).exec(RULES) ?? [];
  const pairs = [...body.matchAll(/\.replace\('\[([^\]\\]+)\]', '(\w+|\p{L})'\)/gu)];
  return pairs.map(([, letters = '', as = '']) => [letters, as]);
}

it('firestore.rules takes the same letters for one as the domain', () => {
  expect([...lettersOf('withSameLetters'), ...lettersOf('withSameGreekAndCyrillic')]).toEqual(SAME_LETTERS);
});

it('names that need no table come to what the tables give', () => {
  const plain = SAME_LETTERS.flatMap(([letters, as]) =>
    [...letters].filter((letter) => /[ -~]/.test(letter)).map((letter) => [letter.toLowerCase(), as]),
  );
  expect(plain).toHaveLength(52);
  for (const [small, as] of plain) expect(small).toBe(as);
  // What is asked for before the second table.
  for (const [letters = ''] of lettersOf('withSameGreekAndCyrillic')) {
    expect(letters).toMatch(/^[\u0370-\u052f]+$/);
  }
});
