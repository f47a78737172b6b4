import { msg, plural } from '@lingui/core/macro';
import { creationsPerMinute } from '../../platform/config.ts';
import type { Actor } from '../actor.ts';
import { limitAct } from './limit-acts.ts';

/** Counts one creation of the account. Throws `too-many-requests` when it had its share for this minute. */
export async function limitCreations(actor: Actor): Promise<void> {
  const most = creationsPerMinute();
  const refusal = msg({
    message: plural(most, {
      one: `Limit reached (${most} change a minute). Try again in a minute.`,
      other: `Limit reached (${most} changes a minute). Try again in a minute.`,
    }),
  });
  await limitAct(actor, { act: 'create', most, windowMs: 60_000, refusal });
}
