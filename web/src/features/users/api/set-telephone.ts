import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { deleteField, doc, updateDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';

/** Keeps the account's telephone number, or takes it away. Throws Firestore's errors. */
export async function setTelephone(uid: string, mobile: string | null): Promise<void> {
  await updateDoc(doc(firestore, COLLECTIONS.users, uid), { mobile: mobile ?? deleteField() });
}
