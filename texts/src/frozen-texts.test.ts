import { expect, it } from 'vitest';
import { frozenTexts, lookedUpNames } from './frozen-texts.ts';
import { sources } from './sources.ts';

const NAMES = new Set(['LABELS']);

it.each([
  ['const A = [LABELS.one];', 1],
  ['const A = { ...LABELS };', 1],
  ['const a = () => LABELS.one;', 0],
  ['const A = Object.keys(LABELS);', 0],
  ['type A = keyof typeof LABELS;', 0],
])('%s asks for %i texts while it is loaded', (text, count) => {
  expect(frozenTexts({ path: 'a.ts', text }, NAMES)).toHaveLength(count);
});

it('no module asks for a looked-up text while it is loaded', () => {
  const found = sources();
  const names = lookedUpNames(found);
  expect([...names]).toContain('MESSAGES');
  expect(found.flatMap((source) => frozenTexts(source, names))).toEqual([]);
});
