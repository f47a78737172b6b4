import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { deleteField, doc, updateDoc } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';

/**
 * Makes a picture of the account's own folder its photo, or takes it away; the one before is swept up on the server within two
 * days. Throws Firestore's errors.
 */
export async function setPhoto(uid: string, photoURL: string | null): Promise<void> {
  await updateDoc(doc(firestore, COLLECTIONS.users, uid), { photoURL: photoURL ?? deleteField() });
}
