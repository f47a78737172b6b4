import { getCountFromServer, limit, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';

/** How many products are in a category, sold ones too; one more than `COUNT_LIMIT` at most. Costs one read. */
export async function countProducts(categoryId: string): Promise<number> {
  const some = query(collectionOf('products'), where('categoryId', '==', categoryId), limit(COUNT_LIMIT + 1));
  return (await getCountFromServer(some)).data().count;
}
