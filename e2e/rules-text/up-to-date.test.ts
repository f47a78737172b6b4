import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { expect, it } from 'vitest';
import { PARTS_OF_RULES } from './parts-of-rules.ts';
import { withParts } from './write-parts.ts';

it.each(Object.entries(PARTS_OF_RULES))('%s says what domain/ says', (file, parts) => {
  const rules = readFileSync(join(ROOT, file), 'utf8');
  expect(rules, `${file} is not up to date: npm run rules`).toBe(withParts(rules, parts));
});
