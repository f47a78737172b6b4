import { msg } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import { type DisputeStage, HOLDING_STAGES, holdsMoney, isLost } from './dispute.ts';
import type { Payment } from './payment.ts';
import { next, type PaymentState } from './payment-machine.ts';

/** What is known of a payment: Stripe's word on the intent, our record of it, and whether its booking has the hold. */
export interface PaymentFacts {
  /** Status of the intent at Stripe (https://docs.stripe.com/payments/paymentintents/lifecycle). */
  intentStatus?: string | undefined;
  record?:
    | Pick<Payment, 'status' | 'refundId' | 'refundDue' | 'refundPending' | 'refundFailure' | 'dispute'>
    | undefined;
  /** Whether the product is held for the payment's booking right now. */
  isHeld?: boolean;
}

/** What functions have still to do about a payment in this state; the page, the webhook and the reconciliation do it. */
export type PaymentDuty = 'settle' | 'sendRefund' | 'cancel';

const DUTIES: Partial<Record<PaymentState, PaymentDuty>> = {
  succeeded: 'settle',
  refundDue: 'sendRefund',
  lapsed: 'cancel',
};

/** The states a payment with a record can be in. */
export const RECORDED_STATES = [
  'recorded',
  'disputed',
  'disputeLost',
  'refundDue',
  'refundPending',
  'refunded',
  'refundFailed',
] as const satisfies readonly PaymentState[];
export type RecordedState = (typeof RECORDED_STATES)[number];

/** What each state is called on screen. */
export const PAYMENT_STATE_LABELS = lookedUp<PaymentState>({
  none: msg`Not started`,
  held: msg`Being paid`,
  requiresAction: msg`Waiting for 3-D Secure`,
  processing: msg`Processing`,
  lapsed: msg`Not completed`,
  canceled: msg`Canceled`,
  succeeded: msg`Paid, not recorded yet`,
  recorded: msg({ message: 'Paid', context: 'a payment' }),
  disputed: msg`Disputed`,
  disputeLost: msg`Lost to a dispute`,
  refundDue: msg`Refund to be sent`,
  refundPending: msg`Refund on its way`,
  refunded: msg`Refunded`,
  refundFailed: msg`Refund failed`,
});

function recordedState(record: NonNullable<PaymentFacts['record']>): RecordedState {
  const { status, refundId, refundPending, refundDue, refundFailure, dispute } = record;
  if (status === 'refunded' && refundId !== undefined)
    return refundPending === true ? 'refundPending' : 'refunded';
  // The buyer has the money from their bank: a refund that failed is not owed any more. One that is still to be sent is asked for all the
  // same: it may have gone before, and else the provider refuses it, which ends it.
  const isToSend = status === 'refunded' && refundDue === true;
  if (isLost(dispute) && !isToSend) return 'disputeLost';
  if (status === 'refunded')
    return refundFailure !== undefined && refundDue === false ? 'refundFailed' : 'refundDue';
  return holdsMoney(dispute) ? 'disputed' : 'recorded';
}

/** Facts to the one named state. The record is the last word: it is written once, after Stripe was asked. */
export function paymentState({ intentStatus, record, isHeld = false }: PaymentFacts): PaymentState {
  if (record) return recordedState(record);
  switch (intentStatus) {
    case undefined:
      return isHeld ? 'held' : 'none';
    case 'succeeded':
    case 'canceled':
    case 'processing':
      return intentStatus;
    case 'requires_action':
      return isHeld ? 'requiresAction' : 'lapsed';
    default:
      return isHeld ? 'held' : 'lapsed';
  }
}

/** What is still to be done about a payment in this state, if anything. */
export function paymentDuty(state: PaymentState): PaymentDuty | undefined {
  return DUTIES[state];
}

/** Whether an admin can decide to send the money of such a payment back. A refund that is on its way is not decided anew. */
export function allowsRefund(state: PaymentState): boolean {
  const target = next(state, 'refundDecided');
  return target !== undefined && target !== state && state !== 'succeeded';
}

/**
 * How a record says that its payment is in this state; `refunded` and `refundPending` also name Stripe's refund in `refundId`,
 * `refundFailed` has none, but says why in `refundFailure`, and what is disputed says so in `dispute`.
 */
export function recordFields(
  state: PaymentState,
): Pick<Payment, 'status'> & { refundDue?: boolean; refundPending?: boolean } {
  switch (state) {
    case 'recorded':
    case 'disputed':
    case 'disputeLost':
      return { status: 'recorded' };
    case 'refundDue':
      return { status: 'refunded', refundDue: true, refundPending: false };
    case 'refundPending':
      return { status: 'refunded', refundDue: false, refundPending: true };
    case 'refunded':
    case 'refundFailed':
      return { status: 'refunded', refundDue: false, refundPending: false };
    default:
      throw new Error(`A payment that is ${state} has no record`);
  }
}

/**
 * The stages of disputes by which a payment can be in this state; undefined where the `status` of its record says more. One that was lost
 * to a dispute can have either status.
 */
export function disputeStagesOf(state: RecordedState): readonly DisputeStage[] | undefined {
  if (state === 'disputed') return HOLDING_STAGES;
  return state === 'disputeLost' ? ['lost'] : undefined;
}
