import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

it('firestore.rules lets nobody list anything without a bound', () => {
  const grants = [...RULES.matchAll(/allow ([\w, ]*\b(?:read|list)\b[\w, ]*): if ([^;]*);/g)];
  expect(grants.length).toBeGreaterThan(5);
  const unbounded = grants.filter(
    ([, , condition]) => !/^(isBounded\(\)(\s*&&|$)|isCountable\(\) && signedIn\(\)$)/.test(condition ?? ''),
  );
  expect(unbounded.map(([grant]) => grant)).toEqual([]);
});
