import type { Role } from '@thriftline/domain/accounts/roles';
import { TOO_MANY_TRIES } from '@thriftline/domain/base/texts/refusal-texts';
import { writeAudit } from '../../audit/audit-log.ts';
import { firestore } from '../../platform/firebase.ts';
import { type Actor, loadActor } from '../actor.ts';
import { limitAct } from '../limits/limit-acts.ts';
import { userDocument } from '../users.ts';
import { claimStoredRole, setRoleClaim } from './claim-role.ts';

/** It is done once; asking again is for what broke half-way. */
const TRIES_AN_HOUR = 10;

async function makeSeller({ uid }: Actor): Promise<void> {
  const document = userDocument(uid);
  // The claim comes first: an open page fetches a new token when it sees its users document change.
  await setRoleClaim(uid, 'Seller');
  await firestore().runTransaction(async (transaction) => {
    const known = await loadActor(uid, transaction);
    // Made an admin at this very moment, or asked twice.
    if (known.role !== 'Buyer') return;
    transaction.update(document, { role: 'Seller', status: 'Unverified' });
    writeAudit(transaction, known, { what: 'becomeSeller', document, aboutName: known.email });
  });
}

/**
 * Makes the actor's own buyer account a seller's, whom no admin has vouched for yet; what it booked, wished and paid stays its
 * own. Asking again finishes what broke half-way; sellers and admins stay what they are. Throws `too-many-requests`.
 */
export async function becomeSeller(actor: Actor): Promise<{ role: Role }> {
  await limitAct(actor, {
    act: 'becomeSeller',
    most: TRIES_AN_HOUR,
    windowMs: 60 * 60_000,
    refusal: TOO_MANY_TRIES,
  });
  if (actor.role === 'Buyer') await makeSeller(actor);
  return { role: await claimStoredRole(actor.uid, actor.role === 'Buyer' ? 'Seller' : undefined) };
}
