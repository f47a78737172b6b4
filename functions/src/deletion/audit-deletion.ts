import { msg } from '@lingui/core/macro';
import { AUDITED_DELETIONS } from '@thriftline/domain/accounts/audit-entry';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { memberNotes } from '../accounts/member-notes.ts';
import { accountOf, actorOf } from '../accounts/principal.ts';
import { userDocument } from '../accounts/users.ts';
import { type AuditedAct, writeAuditOfEvent } from '../audit/audit-log.ts';
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

function isAudited(collection: string): collection is keyof typeof AUDITED_DELETIONS {
  return collection in AUDITED_DELETIONS;
}

/** What a deletion was about: a note that is gone was about a member, and what it said is gone, too. */
async function aboutOf(
  collection: keyof typeof AUDITED_DELETIONS,
  deleted: DocumentSnapshot,
): Promise<Pick<AuditedAct, 'document' | 'aboutName'>> {
  if (collection === 'memberNotes') {
    const document = userDocument(String(deleted.get('aboutId')));
    const account = await read(document);
    // Only its author deletes a note: an admin whom it was about would read here who that was.
    if (account?.role === 'Admin') return { document: memberNotes(), aboutName: msg`An admin` };
    return { document, aboutName: account?.email ?? String(deleted.get('aboutId')) };
  }
  const name: unknown = deleted.get('productname') ?? deleted.get('categoryname');
  return { document: deleted.ref, aboutName: String(name ?? deleted.id) };
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
  await writeAuditOfEvent(
    eventId,
    actorOf(principal, account),
    { what: AUDITED_DELETIONS[collection], ...(await aboutOf(collection, deleted)) },
    when,
  );
  return !isOwn;
}
