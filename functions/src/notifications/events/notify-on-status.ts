import { userDocument } from '../../accounts/users.ts';
import { read } from '../../firestore/collection.ts';
import { notifyAndSend } from '../notify-and-send.ts';

/** Tells an account whether it is a verified seller, as it is now, after a change of it at the time. */
export async function notifyOnStatus(uid: string, at: Date): Promise<void> {
  const user = await read(userDocument(uid));
  if (user === undefined) return;
  const { status, unverifiedWhy: why } = user;
  const told = { to: uid, subject: uid, version: at.getTime() };
  if (status === 'Verified') await notifyAndSend({ kind: 'verified', ...told, params: {} });
  else await notifyAndSend({ kind: 'badgeTakenBack', ...told, params: why === undefined ? {} : { why } });
}
