import { openConversation } from '@thriftline/domain/conversation';
import { type Account, firestore } from './shop.ts';

/** Has the seller of an item write to who booked it; gives the collection of what is said. */
export async function beginConversation(
  productId: string,
  { buyer, seller }: { buyer: Account; seller: Account },
) {
  const conversation = firestore.doc(`conversations/${productId}_${buyer.uid}`);
  const product = (await firestore.doc(`products/${productId}`).get()).data() ?? {};
  const { productId: bookingId, ...opened } = openConversation({
    productId,
    productname: product.productname,
    productprice: product.resaleprice,
    img: product.img,
    sellerId: seller.uid,
    sellerName: seller.name,
    buyerId: buyer.uid,
    buyerName: buyer.name,
  });
  const [at, text] = [new Date(), 'When do you come?'];
  const last = { count: 1, lastId: 'first', lastAt: at, lastBy: seller.uid, lastText: text };
  const messages = conversation.collection('messages');
  await messages.doc('first').set({ by: seller.uid, text, at });
  await conversation.set({ ...opened, ...last, bookingId, createdAt: at, unreadBy: [buyer.uid] });
  return messages;
}
