import { readFileSync } from 'node:fs';
import { SAME_LETTERS } from '@thriftline/domain/category-key';
import { expect, it } from 'vitest';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

it('firestore.rules takes the same letters for one as the domain', () => {
  const [, body = ''] = /function categoryKey\(name\) \{([\s\S]*?)\n {4}\}\n/.exec(RULES) ?? [];
  const pairs = [...body.matchAll(/\.replace\('\[([^\]\\]+)\]', '(\w+|\p{L})'\)/gu)];
  expect(pairs.map(([, letters, as]) => [letters, as])).toEqual(SAME_LETTERS);
});
