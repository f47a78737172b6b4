import { AppError } from '@thriftline/domain/base/errors';
import { nameTaken } from '@thriftline/domain/catalogue/categories/category';
import { categoryKey } from '@thriftline/domain/catalogue/categories/category-key';
import { getDoc } from 'firebase/firestore';
import { documentOf } from '@/lib/firebase/converters.ts';

/** Throws `conflict` naming the category that has the name, whatever way it is written. */
export async function requireFreeName(categoryname: string): Promise<void> {
  const key = categoryKey(categoryname);
  const mark = (await getDoc(documentOf('categoryNames', key))).data();
  if (mark === undefined) return;
  const category = (await getDoc(documentOf('categories', mark.categoryId))).data();
  // Its category may be gone or have another name by now.
  if (category === undefined || categoryKey(category.categoryname) !== key) return;
  throw new AppError('conflict', nameTaken(category), { fields: { categoryname: nameTaken(category) } });
}
