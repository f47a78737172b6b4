import { expect, it } from 'vitest';
import { nextActWords } from './next-act-texts.ts';
import { ORDER_MOVES, ORDER_STATES, type OrderActor } from './order-machine.ts';

const READERS: readonly OrderActor[] = ['buyer', 'seller', 'admin'];

it('has a next act for every state that somebody can leave, and none for those that are over', () => {
  for (const state of ORDER_STATES) {
    const isOver = Object.keys(ORDER_MOVES[state]).length === 0;
    for (const reader of READERS) {
      expect(nextActWords({ state }, reader) === undefined, `${state}, ${reader}`).toBe(isOver);
    }
  }
});

it('goes by how the item comes over', () => {
  const paid = (delivery?: 'pickup' | 'delivery') =>
    nextActWords({ state: 'paid', ...(delivery && { delivery }) }, 'seller');
  expect(paid('pickup')).toBe('You hand over the item');
  expect(paid('delivery')).toBe('You send the item');
  expect(paid()).toBe('You send the item or hand it over');
});

it('is nobody’s while a bank has the money', () => {
  expect(nextActWords({ state: 'shipped', dispute: 'open' }, 'buyer')).toBeUndefined();
});
