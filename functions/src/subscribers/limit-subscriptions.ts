import { msg } from '@lingui/core/macro';
import {
  ADDRESS_GROUPS,
  EMAILS_A_DAY,
  mailboxOf,
  SUBSCRIPTIONS_AN_HOUR,
} from '@thriftline/domain/settings/subscriber';
import { limitAct } from '../accounts/limits/limit-acts.ts';
import { subscriberId } from './subscribers.ts';

/** Stands for whoever asks: nobody has to be signed in. */
const EVERYBODY = { uid: 'everybody' };

/** As whom all mailboxes of an address's group are counted, whether they are there or not: nothing can be learned from it. */
export function addressGroup(email: string): { uid: string } {
  return {
    uid: `letters-${Number.parseInt(subscriberId(mailboxOf(email)).slice(0, 8), 16) % ADDRESS_GROUPS}`,
  };
}

/** Counts one address that is given. Throws `too-many-requests` when the hour has had its share, or the address may have. */
export async function limitSubscriptions(email: string): Promise<void> {
  await limitAct(EVERYBODY, {
    act: 'subscribe',
    most: SUBSCRIPTIONS_AN_HOUR,
    windowMs: 3_600_000,
    refusal: msg`We’re getting too many requests right now. Try again in an hour.`,
  });
  await limitAct(addressGroup(email), {
    act: 'subscribe',
    most: EMAILS_A_DAY,
    windowMs: 86_400_000,
    refusal: msg`We’re getting too many requests right now. Try again tomorrow.`,
  });
}
