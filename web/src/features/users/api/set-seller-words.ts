import type { SellerPageWords } from '@thriftline/domain/accounts/user';
import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { deleteField, doc, updateDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';

const kept = (words: string) => (words.trim() === '' ? deleteField() : words.trim());

/** Keeps what a seller says on their page, or takes away what is empty. Throws Firestore's errors. */
export async function setSellerWords(uid: string, { about, policies }: SellerPageWords): Promise<void> {
  await updateDoc(doc(firestore, COLLECTIONS.users, uid), { about: kept(about), policies: kept(policies) });
}
