import { readFileSync } from 'node:fs';
import { SHARES } from '@thriftline/domain/quotas';
import { expect, it } from 'vitest';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');
const WINDOW = /isRaised\('(\w+)', (\d+),/g;

// Tests of the rules cannot hold a second against a clock that goes on.
it('firestore.rules has the windows of the domain', () => {
  const windows = [...RULES.matchAll(WINDOW)].map(([, act = '', seconds]) => [act, Number(seconds)]);
  expect(Object.fromEntries(windows)).toEqual(
    Object.fromEntries(Object.entries(SHARES).map(([act, { windowSeconds }]) => [act, windowSeconds])),
  );
});
