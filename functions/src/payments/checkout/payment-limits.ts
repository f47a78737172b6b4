import {
  confirmToOpenMorePayments,
  TOO_MANY_PAYMENTS_OPENED,
  TOO_MANY_PAYMENTS_RECORDED,
} from '@thriftline/domain/base/texts/refusal-texts';
import type { Actor } from '../../accounts/actor.ts';
import { limitAct } from '../../accounts/limits/limit-acts.ts';
import { intentsPerHour, paymentRecordsPerMinute } from '../../platform/config.ts';

const MINUTE_MS = 60_000;

/**
 * Counts a new payment intent of the actor's: cards are tried out with intents, so there are few for an address that nobody
 * has confirmed. Throws `too-many-requests`.
 */
export async function limitIntents(actor: Actor): Promise<void> {
  const isConfirmed = actor.confirmed === true;
  const most = intentsPerHour(isConfirmed);
  const refusal = isConfirmed ? TOO_MANY_PAYMENTS_OPENED : confirmToOpenMorePayments(most);
  await limitAct(actor, { act: 'openIntent', most, windowMs: 60 * MINUTE_MS, refusal });
}

/** Counts a payment that the actor asks to have recorded, theirs or not: Stripe is asked each time. Throws `too-many-requests`. */
export async function limitRecords(actor: Actor): Promise<void> {
  await limitAct(actor, {
    act: 'recordPayment',
    most: paymentRecordsPerMinute(),
    windowMs: MINUTE_MS,
    refusal: TOO_MANY_PAYMENTS_RECORDED,
  });
}
