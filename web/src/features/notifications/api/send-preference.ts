import { type DocumentData, setDoc } from 'firebase/firestore';
import { pendingWrite } from '@/lib/writes/pending-write.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { enqueueMutation } from '@/outbox/sending/enqueue-mutation.ts';
import { preferencesOf } from './own-inbox.ts';

/**
 * Writes what an account says about its notifications: fields with what they become, each replaced as a whole. Without a network it
 * waits, and its fate is told.
 */
export function sendPreference(uid: string, fields: DocumentData): Promise<Sent> {
  const reference = preferencesOf(uid).withConverter(null);
  const { path } = reference;
  // That the account may say so is all there is to find out: what it says next, here or elsewhere, counts instead.
  return enqueueMutation({ kind: 'choose', uid, path, changes: {}, subject: { name: '' } }, () =>
    pendingWrite(reference, setDoc(reference, fields, { mergeFields: Object.keys(fields) })),
  );
}
