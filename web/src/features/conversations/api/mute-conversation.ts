import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { type Conversation, sideOf } from '@thriftline/domain/conversations/conversation';
import { doc, updateDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

/** Whether the conversation counts among what is unread. */
export function muteConversation(
  conversation: Stored<Conversation>,
  uid: string,
  muted: boolean,
): Promise<void> {
  return updateDoc(doc(firestore, COLLECTIONS.conversations, conversation._id), {
    [`muted.${sideOf(conversation, uid)}`]: muted,
  });
}
