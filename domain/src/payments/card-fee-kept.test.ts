import { expect, it } from 'vitest';
import { centsDueBack, centsKept } from './card-fee-kept.ts';

it('what is due back is all of it, less the fee that was kept', () => {
  expect(centsDueBack({ amount: 4550 })).toBe(4550);
  expect(centsDueBack({ amount: 4550, cardFeeKept: 162 })).toBe(4388);
});

it('what went back of the fee after all is not kept', () => {
  expect(centsKept({ amount: 4550 })).toBe(0);
  expect(centsKept({ amount: 4550, cardFeeKept: 162, amountRefunded: 4388 })).toBe(162);
  expect(centsKept({ amount: 4550, cardFeeKept: 162, amountRefunded: 4500 })).toBe(50);
  expect(centsKept({ amount: 4550, cardFeeKept: 162, amountRefunded: 4550 })).toBe(0);
});
