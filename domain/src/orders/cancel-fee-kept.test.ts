import { expect, it } from 'vitest';
import { feeKeptBy } from './cancel-fee-kept.ts';
import { nextStep } from './next-step.ts';
import { ORDER_ACTS, type OrderActor } from './order-machine.ts';
import { orderActQuestion } from './order-texts.ts';

const ORDER = { amount: 4550, currency: 'usd', cancelFee: 162 };
const WORDS = 'Your refund is $43.88: the $45.50 you paid, less the $1.62 card fee.';

it('a buyer’s own cancelling alone keeps the fee', () => {
  const actors: OrderActor[] = ['buyer', 'seller', 'admin'];
  const keeping = actors.flatMap((actor) =>
    ORDER_ACTS.filter((act) => feeKeptBy(ORDER, actor, act) > 0).map((act) => `${actor} ${act}`),
  );
  expect(keeping).toEqual(['buyer cancel']);
  expect(feeKeptBy({}, 'buyer', 'cancel')).toBe(0);
});

it('the buyer reads what goes back before they cancel, and afterwards', () => {
  expect(orderActQuestion(ORDER, 'buyer', 'cancel')?.text).toContain(WORDS);
  expect(orderActQuestion({ amount: 4550 }, 'buyer', 'cancel')?.text).not.toContain('less');
  expect(orderActQuestion(ORDER, 'seller', 'cancel')?.text).not.toContain('less');
  const at = { toMillis: () => 0, toDate: () => new Date(0) };
  const canceled = (by: 'buyer' | 'seller') => [{ act: 'cancel', by, state: 'refunded', at }] as const;
  const after = { ...ORDER, state: 'refunded' } as const;
  expect(nextStep({ ...after, history: canceled('buyer') }, 'buyer').text).toContain(WORDS);
  expect(nextStep({ ...after, history: canceled('seller') }, 'buyer').text).not.toContain('less');
  expect(nextStep({ ...after, history: canceled('buyer') }, 'seller').text).not.toContain('less');
});
