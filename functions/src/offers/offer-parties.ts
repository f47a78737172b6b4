import { msg } from '@lingui/core/macro';
import { may } from '@thriftline/domain/accounts/permissions';
import type { Role } from '@thriftline/domain/accounts/roles';
import { maySell } from '@thriftline/domain/accounts/user';
import { AppError } from '@thriftline/domain/base/errors';
import { type Conversation, isOver, otherIn, sideOf } from '@thriftline/domain/conversations/conversation';
import type { Transaction } from 'firebase-admin/firestore';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { requireStaying } from '../accounts/require-right.ts';
import { userDocument } from '../accounts/users.ts';
import { blockDocument } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';

type Sides = Pick<Conversation, 'buyerId' | 'sellerId' | 'gone'>;

/** Both sides as they are now, and who of them acts. */
export interface OfferParties {
  actor: Actor;
  buyer: Pick<Actor, 'uid' | 'email'>;
}

/** Only who books can buy. */
function requireBuyer(role: Role, isActor: boolean): void {
  if (may(role, 'bookings', 'add')) return;
  if (isActor) throw new AppError('permission-denied', msg`Admins can’t make offers.`);
  throw new AppError('conflict', msg`This account can no longer buy here.`);
}

/**
 * Loads both sides of a conversation for an act that binds them. Throws `conflict` where one of them is gone, suspended or
 * blocked by the other, or the seller leaves, `permission-denied` for an actor who buys nothing.
 */
export async function requireParties(
  transaction: Transaction,
  { uid }: Actor,
  sides: Sides,
): Promise<OfferParties> {
  const otherId = otherIn(sides, uid);
  const [actor, other, theirs, mine] = await Promise.all([
    loadActor(uid, transaction),
    read(userDocument(otherId), transaction),
    read(blockDocument(otherId, uid), transaction),
    read(blockDocument(uid, otherId), transaction),
  ]);
  if (isOver(sides) || other === undefined)
    throw new AppError('conflict', msg`This account no longer exists.`);
  if (other.suspended) throw new AppError('conflict', msg`This account can’t buy or sell at the moment.`);
  if (theirs) throw new AppError('conflict', msg`You can’t message this member.`);
  if (mine) throw new AppError('conflict', msg`You blocked this member. Unblock to continue.`);
  const isBuyer = sideOf(sides, uid) === 'buyer';
  if (!isBuyer) requireStaying(actor);
  else if (!maySell(other)) throw new AppError('conflict', msg`This item is not for sale right now.`);
  requireBuyer(isBuyer ? actor.role : other.role, isBuyer);
  return { actor, buyer: isBuyer ? actor : { uid: otherId, email: other.email } };
}
