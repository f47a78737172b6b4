import { TOO_MANY_TRIES } from '@thriftline/domain/base/texts/refusal-texts';
import { loadCaller } from '../../accounts/actor.ts';
import { limitAct } from '../../accounts/limits/limit-acts.ts';
import { readEarnings as read } from '../../payments/payouts/read-earnings.ts';
import { call } from '../serve/call.ts';

/** Sums over all sales of an account: whoever looks at them again and again has them for a while. */
const TIMES_AN_HOUR = 120;

/** Gives the caller's sums: what waits, is on its way, was paid out, taken back, or is owed. Throws `too-many-requests`. */
export const readEarnings = call('readEarnings', async (caller) => {
  const actor = await loadCaller(caller);
  await limitAct(actor, {
    act: 'readEarnings',
    most: TIMES_AN_HOUR,
    windowMs: 60 * 60_000,
    refusal: TOO_MANY_TRIES,
  });
  return read(actor);
});
