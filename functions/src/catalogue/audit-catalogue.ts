import type { AuditAct } from '@thriftline/domain/accounts/audit-entry';
import type { Text } from '@thriftline/domain/base/texts/text';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { accountOf, actorOf } from '../accounts/principal.ts';
import { writeAuditOfEvent } from '../audit/audit-log.ts';
import { formerName } from './former-name.ts';

/** What somebody wrote straight in Firestore, as an event tells of it. */
export interface Written {
  eventId: string;
  when: Date;
  /** Who did, as Firestore names them: a uid, or an e-mail address. */
  principal: string;
  before?: DocumentSnapshot | undefined;
  after: DocumentSnapshot;
}

async function writeDown(
  { eventId, when, principal, after }: Written,
  what: AuditAct,
  aboutName: unknown,
  why?: Text,
): Promise<void> {
  const account = await accountOf(principal);
  const act = { what, document: after.ref, aboutName: String(aboutName), ...(why !== undefined && { why }) };
  await writeAuditOfEvent(eventId, actorOf(principal, account), act, when);
}

/**
 * Writes down what admins do to categories: what is changed, whoever changed it, as nobody else may; what is added where
 * an admin did. What sellers add is theirs.
 */
export async function auditCategory(written: Written): Promise<void> {
  const { before, after, principal } = written;
  const name: unknown = after.get('categoryname');
  if (before === undefined) {
    const account = await accountOf(principal);
    if (account?.data.role === 'Admin') await writeDown(written, 'createCategory', name);
    return;
  }
  const old: unknown = before.get('categoryname');
  if (old === name) await writeDown(written, 'changeCategory', name);
  else await writeDown(written, 'renameCategory', name, formerName(String(old)));
}

/** Writes down an advertisement that somebody made of another's item, which only admins may. */
export async function auditAdvertisement(written: Written): Promise<void> {
  const { after, principal } = written;
  const owner: unknown = after.get('sellerId');
  const account = await accountOf(principal);
  if (owner === principal || owner === account?.id) return;
  await writeDown(written, 'createAdvertisement', after.get('productname'));
}
