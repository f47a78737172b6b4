import { AUDITED_DELETIONS } from '@thriftline/domain/audit-entry';
import type { User } from '@thriftline/domain/user';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { findUserByEmail, userDocument } from '../accounts/users.ts';
import { writeAuditOfEvent } from '../audit/audit-log.ts';
import type { Stored } from '../firestore/collection.ts';
import { read } from '../firestore/collection.ts';

/** A document that somebody deleted. */
export interface Deletion {
  eventId: string;
  when: Date;
  /** Who did, as Firestore names them: a uid, or an e-mail address. */
  principal: string;
  collection: string;
  deleted: DocumentSnapshot;
}

async function accountOf(principal: string): Promise<Stored<User> | undefined> {
  if (principal.includes('@')) return findUserByEmail(principal);
  const data = await read(userDocument(principal));
  return data && { id: principal, data };
}

function isAudited(collection: string): collection is keyof typeof AUDITED_DELETIONS {
  return collection in AUDITED_DELETIONS;
}

/** Writes an admin's deletion down; what others delete is their own. */
export async function auditDeletion({
  eventId,
  when,
  principal,
  collection,
  deleted,
}: Deletion): Promise<void> {
  if (!isAudited(collection)) return;
  const account = await accountOf(principal);
  if (account?.data.role !== 'Admin') return;
  const name: unknown = deleted.get('productname') ?? deleted.get('categoryname');
  await writeAuditOfEvent(
    eventId,
    { uid: account.id, name: account.data.name },
    { what: AUDITED_DELETIONS[collection], document: deleted.ref, aboutName: String(name ?? deleted.id) },
    when,
  );
}
