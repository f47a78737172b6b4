import { msg } from '@lingui/core/macro';
import { wishDocumentId } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import type { WishInput } from '@thriftline/domain/catalogue/wish';
import { FieldValue } from 'firebase-admin/firestore';
import { type Actor, loadActor } from '../accounts/actor.ts';
import { countCreation } from '../accounts/limits/quotas.ts';
import { requireRight } from '../accounts/require-right.ts';
import { wishDocument } from '../catalogue/wishes.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { productToCopy } from './product-to-copy.ts';

/** Puts an unsold product on the actor's wish list, once, and gives the wish's id. */
export async function createWish(actor: Actor, input: WishInput): Promise<string> {
  requireRight(actor, 'wishlist', 'add');
  const document = wishDocument(wishDocumentId(input.productId, actor.uid));
  await firestore().runTransaction(async (transaction) => {
    const buyer = await loadActor(actor.uid, transaction);
    await productToCopy(buyer, input, 'wish', transaction);
    if ((await read(document, transaction)) !== undefined) {
      throw new AppError('conflict', msg`This item is already on your wish list.`);
    }
    await countCreation(transaction, { ...buyer, confirmed: actor.confirmed }, 'wishes', document.id);
    transaction.create(document, {
      ...input,
      email: buyer.email,
      buyerId: buyer.uid,
      createdAt: FieldValue.serverTimestamp(),
    });
  });
  return document.id;
}
