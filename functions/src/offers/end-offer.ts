import { offerState } from '@thriftline/domain/conversations/offer-state';
import { FieldValue } from 'firebase-admin/firestore';
import { conversationDocument } from '../conversations/conversations.ts';
import { read } from '../firestore/collection.ts';
import { firestore } from '../platform/firebase.ts';
import { prepareUndoing } from './undo-deal.ts';

/** Ends the offer of a conversation whose account goes, and frees the item that is kept for it. Doing it twice changes nothing. */
export async function endOffer(conversationId: string): Promise<void> {
  const document = conversationDocument(conversationId);
  await firestore().runTransaction(async (transaction) => {
    const conversation = await read(document, transaction);
    const now = Date.now();
    const state = offerState(conversation?.offer, now);
    if (conversation === undefined || (state !== 'open' && state !== 'countered' && state !== 'accepted')) {
      return;
    }
    const { productId } = conversation;
    const release =
      state === 'accepted'
        ? await prepareUndoing(transaction, { conversationId, productId, now })
        : undefined;
    release?.();
    transaction.update(document, {
      'offer.state': state === 'accepted' ? 'lapsed' : 'declined',
      'offer.at': FieldValue.serverTimestamp(),
      'offer.until': FieldValue.delete(),
    });
  });
}
