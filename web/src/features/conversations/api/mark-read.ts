import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { type Conversation, sideOf } from '@thriftline/domain/conversations/conversation';
import { arrayRemove, doc, updateDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

/** Says that the account has read all there is. Refused where something more has come meanwhile: then it is asked anew. */
export async function markRead(conversation: Stored<Conversation>, uid: string): Promise<void> {
  try {
    await updateDoc(doc(firestore, COLLECTIONS.conversations, conversation._id), {
      [`readUpTo.${sideOf(conversation, uid)}`]: conversation.count,
      unreadBy: arrayRemove(uid),
    });
  } catch (error) {
    console.warn('The conversation is not marked as read', error);
  }
}
