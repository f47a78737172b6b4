import { afterAll, expect } from 'vitest';
import { CARD_PROVIDER } from './cards.ts';

// What the shop asked and the card provider answered or told of had the shapes that the `stripe` package knows.
afterAll(async () => {
  const { violations } = (await (await fetch(`${CARD_PROVIDER}/test/violations`)).json()) as {
    violations: string[];
  };
  expect(violations).toEqual([]);
});
