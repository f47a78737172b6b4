import type { Product } from '@thriftline/domain/catalogue/product';
import { getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { isOnline } from '@/lib/connection/connection.ts';
import { collectionOf } from '@/lib/firebase/converters.ts';

/** So many say enough of what things cost. */
const READ = 30;

const asked = new Map<string, Promise<readonly Product[]>>();

/**
 * The newest sold products of a category, read once while the page lives: 30 reads at most. None without a network. Rejects
 * when they can't be read; asking again tries again.
 */
export async function readSold(categoryId: string): Promise<readonly Product[]> {
  if (!isOnline()) return [];
  const some = query(
    collectionOf('products'),
    where('categoryId', '==', categoryId),
    where('availability', '==', true),
    orderBy('createdAt', 'desc'),
    limit(READ),
  );
  const known = asked.get(categoryId) ?? getDocs(some).then(({ docs }) => docs.map((found) => found.data()));
  asked.set(categoryId, known);
  try {
    return await known;
  } catch (error) {
    asked.delete(categoryId);
    throw error;
  }
}
