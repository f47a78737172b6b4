import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import {
  type Conversation,
  type ConversationOpening,
  openConversation,
} from '@thriftline/domain/conversations/conversation';
import type { Transaction } from 'firebase-admin/firestore';
import type { Actor } from '../accounts/actor.ts';
import { productDocument } from '../catalogue/products.ts';
import { conversationDocument } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';

/** A conversation in which somebody deals, the item it is about, and whether it is opened by this very act. */
export interface OfferConversation {
  conversation: Omit<Conversation, 'createdAt'>;
  product: Product | undefined;
  isNew: boolean;
}

function none(): AppError {
  return new AppError('not-found', msg`This conversation doesn’t exist.`);
}

/** What a buyer opens a conversation about an item with; nobody else opens one by an offer. */
function openingOf(id: string, actor: Actor): Pick<ConversationOpening, 'productId' | 'buyerId'> {
  const productId = id.slice(0, -actor.uid.length - 1);
  if (productId === '' || id !== `${productId}_${actor.uid}`) throw none();
  return { productId, buyerId: actor.uid };
}

/**
 * The conversation with this id, or the one that its buyer begins by an offer. Throws `not-found` where the actor is in none and
 * can begin none.
 */
export async function readOfferConversation(
  transaction: Transaction,
  actor: Actor,
  id: string,
): Promise<OfferConversation> {
  const known = await read(conversationDocument(id), transaction);
  if (known !== undefined) {
    if (!known.members.includes(actor.uid)) throw none();
    const product = await read(productDocument(known.productId), transaction);
    return { conversation: known, product, isNew: false };
  }
  const opening = openingOf(id, actor);
  const product = await read(productDocument(opening.productId), transaction);
  if (product === undefined || productState(product, Date.now()).name === 'hidden') throw none();
  if (product.sellerId === actor.uid) throw new AppError('conflict', msg`This item is your own.`);
  const conversation = openConversation({
    ...opening,
    productname: product.productname,
    productprice: product.resaleprice,
    img: product.img,
    sellerId: product.sellerId,
    sellerName: product.sellername,
    buyerName: actor.name,
  });
  return { conversation, product, isNew: true };
}
