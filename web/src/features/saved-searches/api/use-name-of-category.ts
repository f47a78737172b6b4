import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Category } from '@thriftline/domain/catalogue/categories/category';
import { doc } from 'firebase/firestore';
import { useFirestore, useFirestoreDocData } from 'reactfire';
import { converter } from '@/lib/firebase/converters.ts';

/**
 * The name of a category, once it is known. Everybody may read one, and whether there is none or this device lacks it makes no
 * difference here: lib/live/use-told.ts says why that matters. Inside FirebaseProviders.
 */
export function useNameOfCategory(categoryId: string): string | undefined {
  const category = doc(useFirestore(), COLLECTIONS.categories, categoryId);
  return useFirestoreDocData(category.withConverter(converter<Category>())).data?.categoryname;
}
