import type { AuditAct, AuditEntry } from '@thriftline/domain/accounts/audit-entry';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { storedText } from '@thriftline/domain/base/texts/stored-text';
import type { Text } from '@thriftline/domain/base/texts/text';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../firestore/collection.ts';

/** What admins did, newest last. */
export const auditLog = () => collection<AuditEntry>(COLLECTIONS.auditLog);

/** An act that was done, on which document or collection, what that is called, and why where a reason was asked for. */
export interface AuditedAct {
  what: AuditAct;
  document: { path: string };
  aboutName: Text;
  why?: Text;
}

/** What an entry says of an act: worded where it is read. */
function entryOf({ what, document, aboutName, why }: AuditedAct) {
  const { english: name, sent: aboutText } = storedText(aboutName);
  const { english: reason, sent: whyText } = storedText(why ?? '');
  return {
    what,
    about: document.path,
    aboutName: name,
    ...(aboutText && { aboutText }),
    ...(why !== undefined && { why: reason }),
    ...(whyText && { whyText }),
  };
}

/** Writes an act down in the transaction that does it: there is no act without its entry. */
export function writeAudit(
  transaction: Transaction,
  { uid, name }: { uid: string; name: string },
  act: AuditedAct,
): void {
  transaction.create(auditLog().doc(), {
    who: uid,
    whoName: name,
    ...entryOf(act),
    createdAt: FieldValue.serverTimestamp(),
  });
}

/** Writes down, once, an act that was done straight in Firestore, and that an event told of. */
export async function writeAuditOfEvent(
  eventId: string,
  { uid, name }: { uid: string; name: string },
  act: AuditedAct,
  when: Date,
): Promise<void> {
  // By the event's id: it may come more than once.
  await auditLog()
    .doc(eventId)
    .set({ who: uid, whoName: name, ...entryOf(act), createdAt: Timestamp.fromDate(when) });
}
