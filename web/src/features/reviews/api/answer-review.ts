import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';

/** Answers a review of oneself, once and for good. */
export async function answerReview(reviewId: string, text: string): Promise<void> {
  await updateDoc(doc(firestore, COLLECTIONS.reviews, reviewId), {
    reply: { text: text.trim(), at: serverTimestamp() },
  });
}
