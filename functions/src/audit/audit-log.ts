import type { AuditAct, AuditEntry } from '@thriftline/domain/accounts/audit-entry';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collection } from '../firestore/collection.ts';

/** What admins did, newest last. */
export const auditLog = () => collection<AuditEntry>(COLLECTIONS.auditLog);

/** An act that was done, on which document or collection, what that is called, and why where a reason was asked for. */
export interface AuditedAct {
  what: AuditAct;
  document: { path: string };
  aboutName: string;
  why?: string;
}

/** Writes an act down in the transaction that does it: there is no act without its entry. */
export function writeAudit(
  transaction: Transaction,
  { uid, name }: { uid: string; name: string },
  { document, ...act }: AuditedAct,
): void {
  transaction.create(auditLog().doc(), {
    who: uid,
    whoName: name,
    ...act,
    about: document.path,
    createdAt: FieldValue.serverTimestamp(),
  });
}

/** Writes down, once, an act that was done straight in Firestore, and that an event told of. */
export async function writeAuditOfEvent(
  eventId: string,
  { uid, name }: { uid: string; name: string },
  { document, ...act }: AuditedAct,
  when: Date,
): Promise<void> {
  // By the event's id: it may come more than once.
  await auditLog()
    .doc(eventId)
    .set({ who: uid, whoName: name, ...act, about: document.path, createdAt: Timestamp.fromDate(when) });
}
