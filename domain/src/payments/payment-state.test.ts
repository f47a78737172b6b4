import { describe, expect, it } from 'vitest';
import { DISPUTE_STAGES, type DisputeStage } from './dispute.ts';
import { PAYMENT_STATES } from './payment-machine.ts';
import {
  allowsRefund,
  disputeStagesOf,
  paymentDuty,
  paymentState,
  RECORDED_STATES,
  recordFields,
} from './payment-state.ts';

const disputeAt = (stage: DisputeStage) => ({
  disputeId: 'dp_1',
  stage,
  reason: 'fraudulent',
  amount: 100,
  currency: 'usd',
  isTest: true,
});

describe('paymentState', () => {
  it.each([
    [{}, 'none'],
    [{ isHeld: true }, 'held'],
    [{ intentStatus: 'requires_payment_method', isHeld: true }, 'held'],
    [{ intentStatus: 'requires_confirmation', isHeld: true }, 'held'],
    [{ intentStatus: 'requires_payment_method' }, 'lapsed'],
    [{ intentStatus: 'requires_action', isHeld: true }, 'requiresAction'],
    [{ intentStatus: 'requires_action' }, 'lapsed'],
    [{ intentStatus: 'processing' }, 'processing'],
    [{ intentStatus: 'processing', isHeld: true }, 'processing'],
    [{ intentStatus: 'canceled', isHeld: true }, 'canceled'],
    [{ intentStatus: 'succeeded' }, 'succeeded'],
    [{ intentStatus: 'succeeded', record: { status: 'recorded' } }, 'recorded'],
    [{ intentStatus: 'succeeded', record: { status: 'refunded' } }, 'refundDue'],
    [{ intentStatus: 'succeeded', record: { status: 'refunded', refundId: 're_1' } }, 'refunded'],
    [{ record: { status: 'recorded' } }, 'recorded'],
    [{ record: { status: 'recorded', dispute: disputeAt('needsResponse') } }, 'disputed'],
    [{ record: { status: 'recorded', dispute: disputeAt('underReview') } }, 'disputed'],
    [{ record: { status: 'recorded', dispute: disputeAt('inquiry') } }, 'recorded'],
    [{ record: { status: 'recorded', dispute: disputeAt('won') } }, 'recorded'],
    [{ record: { status: 'recorded', dispute: disputeAt('lost') } }, 'disputeLost'],
    [{ record: { status: 'refunded', refundId: 're_1', dispute: disputeAt('lost') } }, 'refunded'],
    [{ record: { status: 'refunded', refundDue: true, dispute: disputeAt('lost') } }, 'refundDue'],
    [{ record: { status: 'recorded', refundDue: true, dispute: disputeAt('lost') } }, 'disputeLost'],
    [
      {
        record: {
          status: 'refunded',
          refundDue: false,
          refundFailure: 'charge_disputed',
          dispute: disputeAt('lost'),
        },
      },
      'disputeLost',
    ],
    [{ record: { status: 'refunded', refundId: 're_1', refundPending: true } }, 'refundPending'],
    [{ record: { status: 'refunded', refundDue: true, refundFailure: 'lost_or_stolen_card' } }, 'refundDue'],
    [{ record: { status: 'refunded', refundDue: false, refundFailure: 'declined' } }, 'refundFailed'],
  ] as const)('%j is %s', (facts, state) => expect(paymentState(facts)).toBe(state));
});

describe('paymentDuty', () => {
  it.each([
    ['succeeded', 'settle'],
    ['refundDue', 'sendRefund'],
    ['lapsed', 'cancel'],
    ['processing', undefined],
    ['recorded', undefined],
    ['refundFailed', undefined],
  ] as const)('%s leaves %s to do', (state, duty) => expect(paymentDuty(state)).toBe(duty));
});

describe('allowsRefund', () => {
  it('is for sales that stand and refunds that failed', () => {
    expect(PAYMENT_STATES.filter(allowsRefund)).toEqual(['recorded', 'refundFailed']);
  });
});

describe('recordFields', () => {
  it('say what paymentState reads', () => {
    expect(paymentState({ record: recordFields('recorded') })).toBe('recorded');
    expect(paymentState({ record: recordFields('refundDue') })).toBe('refundDue');
    expect(paymentState({ record: { ...recordFields('refunded'), refundId: 're_1' } })).toBe('refunded');
    const failed = { ...recordFields('refundFailed'), refundFailure: 'declined' };
    expect(paymentState({ record: failed })).toBe('refundFailed');
    expect(() => recordFields('held')).toThrow('no record');
  });
});

describe('disputeStagesOf', () => {
  const records = (['recorded', 'refunded'] as const).flatMap((status) =>
    [undefined, 're_1'].flatMap((refundId) =>
      [undefined, true, false].flatMap((refundDue) =>
        [undefined, ...DISPUTE_STAGES].map((stage) => ({
          status,
          refundId,
          refundDue,
          refundFailure: refundDue === false ? 'declined' : undefined,
          dispute: stage && disputeAt(stage),
        })),
      ),
    ),
  );

  it.each(RECORDED_STATES)('finds every record of a payment that is %s, or its status does', (state) => {
    const stages = disputeStagesOf(state);
    const isFound = ({ status, dispute }: (typeof records)[number]) =>
      stages === undefined
        ? status === recordFields(state).status
        : dispute !== undefined && stages.includes(dispute.stage);
    const inState = records.filter((record) => paymentState({ record }) === state);
    expect(inState.filter((record) => !isFound(record))).toEqual([]);
  });
});
