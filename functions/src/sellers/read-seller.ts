import { msg } from '@lingui/core/macro';
import { may } from '@thriftline/domain/accounts/permissions';
import { type SellerFacts, sellerGone } from '@thriftline/domain/accounts/seller-facts';
import { maySell, type User } from '@thriftline/domain/accounts/user';
import { AppError } from '@thriftline/domain/base/errors';
import { GOOGLE_PHOTO_ORIGIN } from '@thriftline/domain/base/fields/picture-address';
import type { Actor } from '../accounts/actor.ts';
import { userDocument } from '../accounts/users.ts';
import { blockDocument } from '../conversations/conversations.ts';
import { read, readAll } from '../firestore/collection.ts';
import { followsOf } from '../follows/follows.ts';
import { loadShopSettings } from '../settings/load-shop-settings.ts';
import { sellerFigures } from './seller-figures.ts';

/** Whether an account is to be seen as a seller: it is there, open, stays, and sells. */
function isSeller(user: User | undefined): user is User {
  return user !== undefined && maySell(user) && may(user.role, 'products', 'add');
}

/** Whether somebody may ask a seller about what is for sale: a buyer, with neither having blocked the other. */
async function mayAsk(asker: Actor | undefined, sellerId: string): Promise<boolean> {
  if (asker === undefined || asker.uid === sellerId || !may(asker.role, 'bookings', 'add')) return false;
  const found = await readAll([blockDocument(asker.uid, sellerId), blockDocument(sellerId, asker.uid)]);
  return found.every((block) => block === undefined);
}

/** What a seller says and shows of themselves. A photo that is elsewhere would tell that place who looks. */
function wordsOf({ photoURL, about, policies }: User): Pick<SellerFacts, 'photo' | 'about' | 'policies'> {
  const isHere = photoURL !== undefined && !photoURL.startsWith(`${GOOGLE_PHOTO_ORIGIN}/`);
  return {
    ...(isHere && { photo: photoURL }),
    ...(about !== undefined && { about }),
    ...(policies !== undefined && { policies }),
  };
}

/**
 * What the page of a seller says of them, to somebody who is signed in, or to a stranger in an open shop. Throws
 * `unauthenticated`, and `not-found` where nobody of that id sells.
 */
export async function readSeller(actor: Actor | undefined, { uid }: { uid: string }): Promise<SellerFacts> {
  if (actor === undefined && !(await loadShopSettings()).openBrowsing) {
    throw new AppError('unauthenticated', msg`Log in first.`);
  }
  const user = await read(userDocument(uid));
  if (!isSeller(user)) throw new AppError('not-found', sellerGone());
  const isOwn = actor?.uid === uid;
  const [{ sold, place, answers }, asks, followers] = await Promise.all([
    sellerFigures(uid),
    mayAsk(actor, uid),
    isOwn ? followsOf(uid).count().get() : undefined,
  ]);
  return {
    name: user.name,
    verified: user.status === 'Verified',
    since: user.createdAt.toMillis(),
    sold,
    ...wordsOf(user),
    ...(place !== undefined && { place }),
    ...(answers !== undefined && { answers }),
    ...(followers !== undefined && { followers: followers.data().count }),
    mayAsk: asks,
  };
}
