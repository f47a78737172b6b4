import { setTimeout } from 'node:timers/promises';
import { MAX_DEVICES } from '@thriftline/domain/accounts/device';
import type { Actor } from '../actor.ts';
import { devicesOf } from '../devices.ts';
import { userDocument } from '../users.ts';
import { endSignIns } from './end-sign-ins.ts';

/**
 * Ends every sign-in of the account, this one too, at every door at once. Sign-ins tell no more than the second they began
 * in, so those of this second end with it, and it is waited out: who signs in after the answer is in.
 */
export async function signOutEverywhere({ uid }: Actor): Promise<{ ended: true }> {
  const validSince = Math.floor(Date.now() / 1000) + 1;
  await userDocument(uid).update({ validSince });
  await endSignIns(uid);
  const devices = await devicesOf(uid).limit(MAX_DEVICES).get();
  await Promise.all(devices.docs.map(({ ref }) => ref.delete()));
  await setTimeout(Math.max(0, validSince * 1000 - Date.now()));
  return { ended: true };
}
