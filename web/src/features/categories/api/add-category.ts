import { type CategoryInput, categoryInputSchema } from '@thriftline/domain/category';
import { COLLECTIONS } from '@thriftline/domain/collections';
import { validate } from '@thriftline/domain/validate';
import { addDoc, collection, serverTimestamp } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { type Sent, sendWrite } from '@/lib/send-write.ts';

/** Adds a category in the account's name. `onRefusedLater` hears when the server refuses it after a time offline. */
export function addCategory(
  uid: string,
  input: CategoryInput,
  onRefusedLater: (error: unknown) => void,
): Promise<Sent> {
  const { categoryname, img } = validate(categoryInputSchema, input);
  const write = addDoc(collection(firestore, COLLECTIONS.categories), {
    categoryname: categoryname.trim(),
    img,
    createdBy: uid,
    createdAt: serverTimestamp(),
  });
  return sendWrite(write, onRefusedLater);
}
