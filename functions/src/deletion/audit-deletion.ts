import { AUDITED_DELETIONS } from '@thriftline/domain/accounts/audit-entry';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { accountOf, actorOf } from '../accounts/principal.ts';
import { writeAuditOfEvent } from '../audit/audit-log.ts';

/** A document that somebody deleted. */
export interface Deletion {
  eventId: string;
  when: Date;
  /** Who did, as Firestore names them: a uid, or an e-mail address. */
  principal: string;
  collection: string;
  deleted: DocumentSnapshot;
}

function isAudited(collection: string): collection is keyof typeof AUDITED_DELETIONS {
  return collection in AUDITED_DELETIONS;
}

/**
 * Writes down what admins delete, and whatever somebody deletes that is not their own, whoever they are by now: events come
 * late, and whoever was an admin may have been demoted or deleted meanwhile. What others delete of their own is theirs.
 * Says whether it was somebody else's.
 */
export async function auditDeletion({
  eventId,
  when,
  principal,
  collection,
  deleted,
}: Deletion): Promise<boolean> {
  if (!isAudited(collection)) return false;
  const account = await accountOf(principal);
  // Categories have no owner.
  const owner: unknown = deleted.get('sellerId');
  const isOwn = owner === principal || (account !== undefined && owner === account.id);
  if (account?.data.role !== 'Admin' && isOwn) return false;
  const name: unknown = deleted.get('productname') ?? deleted.get('categoryname');
  await writeAuditOfEvent(
    eventId,
    actorOf(principal, account),
    { what: AUDITED_DELETIONS[collection], document: deleted.ref, aboutName: String(name ?? deleted.id) },
    when,
  );
  return !isOwn;
}
