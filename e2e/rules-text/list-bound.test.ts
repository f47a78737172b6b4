import { readFileSync } from 'node:fs';
import { MAX_LISTED } from '@thriftline/domain/collections';
import { MAX_COUNTED } from '@thriftline/domain/search/search-engine';
import { expect, it } from 'vitest';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

it('firestore.rules bounds lists where the domain does', () => {
  expect(RULES).toContain(`request.query.limit <= ${MAX_LISTED} && skipsNothing()`);
  // One more tells that there are more.
  expect(RULES).toContain(`request.query.limit <= ${MAX_COUNTED + 1} && skipsNothing()`);
});

it('firestore.rules lets nobody list anything without a bound', () => {
  const grants = [...RULES.matchAll(/allow ([\w, ]*\b(?:read|list)\b[\w, ]*): if ([^;]*);/g)];
  expect(grants.length).toBeGreaterThan(5);
  const unbounded = grants.filter(
    ([, , condition]) => !/^(isBounded\(\)(\s*&&|$)|isCountable\(\) && signedIn\(\)$)/.test(condition ?? ''),
  );
  expect(unbounded.map(([grant]) => grant)).toEqual([]);
});
