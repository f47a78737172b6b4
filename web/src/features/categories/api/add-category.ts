import { COLLECTIONS } from '@thriftline/domain/base/collections';
import { validate } from '@thriftline/domain/base/fields/validate';
import { type CategoryInput, categoryInputSchema } from '@thriftline/domain/catalogue/categories/category';
import { categoryKey } from '@thriftline/domain/catalogue/categories/category-key';
import { collection, doc, serverTimestamp } from 'firebase/firestore';
import { firestore } from '@/lib/firebase/firestore.ts';
import { commitCounted, requireShare } from '@/lib/writes/quota/commit-counted.ts';
import { type Sent, sendWrite } from '@/lib/writes/send-write.ts';
import { requireFreeName } from './require-free-name.ts';

/** Throws AppError where the account cannot add the category: to be asked before its picture is uploaded. */
export async function requireNewCategory(uid: string, categoryname: string): Promise<void> {
  await requireShare({ act: 'categories', uid });
  await requireFreeName(categoryname);
}

/**
 * Adds a category in the account's name, with the mark that the name is taken. `onRefusedLater` hears when the server
 * refuses it after a time offline. Throws AppError naming the category that has the name already.
 */
export async function addCategory(
  uid: string,
  input: CategoryInput,
  onRefusedLater: (error: unknown) => void,
): Promise<Sent> {
  const { categoryname, img } = validate(categoryInputSchema, input);
  const category = doc(collection(firestore, COLLECTIONS.categories));
  const write = commitCounted({ act: 'categories', uid, id: category.id }, (batch) => {
    batch.set(category, {
      categoryname: categoryname.trim(),
      img,
      createdBy: uid,
      createdAt: serverTimestamp(),
    });
    const name = doc(firestore, COLLECTIONS.categoryNames, categoryKey(categoryname));
    batch.set(name, { categoryId: category.id });
  });
  try {
    return await sendWrite(write, onRefusedLater);
  } catch (error) {
    // Somebody may have taken the name since it was looked for.
    await requireFreeName(categoryname);
    throw error;
  }
}
