import { SUBSCRIPTIONS_AN_HOUR } from '@thriftline/domain/subscriber';
import { limitAct } from '../accounts/limit-acts.ts';

/** Stands for whoever asks: nobody has to be signed in. */
const EVERYBODY = { uid: 'everybody' };

/** Counts one address that is given. Throws `too-many-requests` when the hour has had its share. */
export function limitSubscriptions(): Promise<void> {
  return limitAct(EVERYBODY, {
    act: 'subscribe',
    most: SUBSCRIPTIONS_AN_HOUR,
    windowMs: 3_600_000,
    refusal: 'Very many people are doing this right now. Please try again in an hour.',
  });
}
