import { expect, it } from 'vitest';
import { refundProgressText } from './refund-progress-texts.ts';

const SPLIT = {
  amount: 5150,
  currency: 'usd',
  status: 'recorded',
  refundDue: false,
  partRefund: { until: 1550, failures: 0 },
} as const;
const REFUSED = { ...SPLIT, partRefund: { ...SPLIT.partRefund, failure: 'charge_not_refundable' } };
const BACK = { amount: 5150, currency: 'usd', status: 'refunded', refundDue: false } as const;
const LOST = { stage: 'lost' } as const;

it('nobody reads that a part goes back which could not be sent, but how much it is and what happens', () => {
  expect(refundProgressText(SPLIT, 'buyer')).toBeUndefined();
  expect(refundProgressText({ ...SPLIT, refundDue: true }, 'buyer')).toBeUndefined();
  const toBuyer = refundProgressText(REFUSED, 'buyer');
  expect(toBuyer).toMatchObject({
    failed: true,
    text: expect.stringMatching(/^You keep .*couldn’t refund [$]15[.]50/),
  });
  expect(toBuyer?.text).not.toMatch(/goes back/);
  expect(refundProgressText(REFUSED, 'seller')?.text).toMatch(
    /^The buyer keeps .* rest.*refund [$]15[.]50 to the buyer/,
  );
  // What went before is with the buyer.
  expect(refundProgressText({ ...REFUSED, amountRefunded: 500 }, 'buyer')?.text).toContain('refund $10.50');
});

it('the same of all of the money, and that the bank has not confirmed it', () => {
  const failed = { ...BACK, refundFailure: 'lost_or_stolen_card' };
  expect(refundProgressText({ ...BACK, refundId: 're_1' }, 'buyer')).toBeUndefined();
  expect(refundProgressText({ ...BACK, refundDue: true }, 'buyer')).toBeUndefined();
  expect(refundProgressText({ ...BACK, refundId: 're_1', refundPending: true }, 'buyer')).toMatchObject({
    failed: false,
    text: expect.stringMatching(/^Your refund is on its way/),
  });
  expect(refundProgressText(failed, 'buyer')?.text).toMatch(/^We couldn’t refund [$]51[.]50 and/);
  expect(refundProgressText({ ...failed, amountRefunded: 1550 }, 'seller')?.text).toMatch(
    /refund [$]36 to the buyer/,
  );
});

it('whoever has the money from their bank is owed none', () => {
  const dispute = LOST as Parameters<typeof refundProgressText>[0]['dispute'];
  expect(refundProgressText({ ...REFUSED, dispute }, 'buyer')).toBeUndefined();
  const failed = { ...BACK, refundFailure: 'charge_disputed', dispute };
  expect(refundProgressText(failed, 'buyer')).toBeUndefined();
});
