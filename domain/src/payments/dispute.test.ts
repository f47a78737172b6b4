import { describe, expect, it } from 'vitest';
import { inEnglish } from '../base/texts/words.ts';
import { type Dispute, decidingDispute, disputeStage, holdsMoney, isLost } from './dispute.ts';
import { disputeAddress, disputeReason, fraudText, partDisputeText } from './dispute-texts.ts';
import { refundFailureText } from './refund-failure-texts.ts';

const aDispute = (fields: Partial<Dispute> = {}): Dispute => ({
  disputeId: 'dp_1',
  stage: 'needsResponse',
  reason: 'fraudulent',
  amount: 4550,
  currency: 'usd',
  isTest: true,
  ...fields,
});

describe('disputeStage', () => {
  it.each([
    ['warning_needs_response', 'inquiry'],
    ['appeal_under_review', 'underReview'],
    ['prevented', 'closed'],
    ['won', 'won'],
    ['lost', 'lost'],
  ])('%s is %s', (status, stage) => expect(disputeStage(status)).toBe(stage));

  it('holds the money back at a status that is not known yet', () => {
    expect(holdsMoney({ stage: disputeStage('a_new_one') })).toBe(true);
  });
});

describe('what a stage means for the money', () => {
  it('is held while the bank decides, and gone once it is lost', () => {
    const stages = ['inquiry', 'needsResponse', 'underReview', 'won', 'lost', 'closed'] as const;
    expect(stages.filter((stage) => holdsMoney({ stage }))).toEqual(['needsResponse', 'underReview']);
    expect(stages.filter((stage) => isLost({ stage }))).toEqual(['lost']);
  });
});

describe('decidingDispute', () => {
  it('is one that is open before any that is over, whatever the order', () => {
    const all = [
      aDispute({ disputeId: 'dp_1', stage: 'won' }),
      aDispute({ disputeId: 'dp_2', stage: 'lost' }),
      aDispute({ disputeId: 'dp_3', stage: 'needsResponse', evidenceDueAt: 20 }),
      aDispute({ disputeId: 'dp_4', stage: 'needsResponse', evidenceDueAt: 10 }),
      aDispute({ disputeId: 'dp_5', stage: 'inquiry' }),
    ];
    expect(decidingDispute(all)?.disputeId).toBe('dp_4');
    expect(decidingDispute(all.toReversed())?.disputeId).toBe('dp_4');
    expect(decidingDispute([])).toBeUndefined();
  });
});

describe('the words', () => {
  it('say a reason that is not known as the bank says it', () => {
    expect(disputeReason(aDispute({ reason: 'a_new_reason' }))).toBe('The bank’s reason: a new reason');
    expect(fraudText({ fraudType: 'made_with_stolen_card' })).toBe('made with stolen card');
  });

  it.each([
    ['nothing of a dispute over all of it', 'needsResponse', 4550, 0, false],
    ['that a dispute is over a part', 'needsResponse', 4549, 0, true],
    ['that one was lost that was over a part', 'lost', 1000, 0, true],
    ['nothing of a dispute over all that a refund left', 'underReview', 3500, 1050, false],
    ['nothing where the bank took nothing', 'inquiry', 1000, 0, false],
    ['nothing where the shop has the money again', 'won', 1000, 0, false],
  ] as const)('say %s', (_, stage, amount, amountRefunded, isSaid) => {
    const dispute = aDispute({ stage, amount });
    const payment = { status: 'recorded', amount: 4550, amountRefunded, currency: 'usd' } as const;
    expect(partDisputeText({ ...payment, dispute }) !== undefined).toBe(isSaid);
    expect(partDisputeText({ ...payment, dispute, status: 'refunded' })).toBeUndefined();
  });

  it('lead to the part of the dashboard that shows the dispute', () => {
    expect(disputeAddress(aDispute())).toBe('https://dashboard.stripe.com/test/disputes/dp_1');
    expect(disputeAddress(aDispute({ isTest: false }))).toBe('https://dashboard.stripe.com/disputes/dp_1');
  });

  it('tell a refund that the bank sent back from one that is refused', () => {
    expect(inEnglish(refundFailureText('expired_or_canceled_card'))).toMatch(
      /bank returned the refund: expired or canceled/,
    );
    expect(inEnglish(refundFailureText('charge_disputed'))).toMatch(
      /^The refund was refused: the buyer’s bank/,
    );
  });
});
