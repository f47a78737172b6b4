import type { Payout } from '@thriftline/domain/payouts/payout';
import type { PayoutState } from '@thriftline/domain/payouts/payout-machine';
import { aPayout } from '@thriftline/domain/testing/builders';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { decidePayout } from './decide-payout.ts';

const decided = (state: PayoutState) => {
  const payout: Payout = { ...aPayout(), productId: 'product-1', state, createdAt: Timestamp.now() };
  const facts = {
    order: { state: 'refunded' },
    payment: { status: 'refunded' },
    isReady: true,
    suspension: undefined,
  } as const;
  return { payout, decision: decidePayout({ payout, ...facts }) };
};

it('leaves what is being sent as it was asked for, whatever happens to the sale meanwhile', () => {
  const { payout, decision } = decided('sending');
  const { back, fee, rounding, net } = payout;
  expect(net).toBeGreaterThan(0);
  expect(decision).toEqual({ state: 'sending', back, fee, rounding, net });
});

it('takes back what was sent of a sale whose buyer has all of it', () => {
  const { payout, decision } = decided('sent');
  expect(decision).toMatchObject({ back: payout.gross, net: 0 });
});
