import { SAME_LETTERS } from '@thriftline/domain/catalogue/categories/category-key';
import { expect, it } from 'vitest';

it('names that need no table come to what the table gives', () => {
  const plain = SAME_LETTERS.flatMap(([letters, as]) =>
    [...letters].filter((letter) => /[ -~]/.test(letter)).map((letter) => [letter.toLowerCase(), as]),
  );
  expect(plain).toHaveLength(52);
  for (const [small, as] of plain) expect(small).toBe(as);
});
