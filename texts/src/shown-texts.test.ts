import { expect, it } from 'vitest';
import { shownTexts } from './shown-texts.ts';

it('takes no names, stored choices or compared values for texts', () => {
  const source = `
    const LABELS = { 'Pick-up or delivery': choose('A label of it') };
    const FACT = { options: ['Pick-up', 'Pick-up or delivery'], sample: 'A kept chair' };
    const delivers = way === 'Pick-up or delivery';
    class Refusal extends Error { constructor() { super('It was refused'); } }`;
  expect(shownTexts(source, 'ts').map(({ text }) => text)).toEqual(['A label of it']);
});

it('takes texts that are chosen from for texts', () => {
  const source =
    "const FIELD = { options: [{ value: 'a', label: 'The first one' }], [named('A name made')]: 1 };";
  expect(shownTexts(source, 'ts').map(({ text }) => text)).toEqual(['The first one', 'A name made']);
});
