import { ANY_TOKEN } from '@thriftline/domain/search/tokens';
import { listings } from '../search/listings.ts';

/** The ids of those who sell the newest items there are, as far as `most` items reach: each once, who listed last first. */
export async function listSellersWithItems(most: number): Promise<string[]> {
  const { docs } = await listings()
    .where('q', 'array-contains', ANY_TOKEN)
    .orderBy('createdAt', 'desc')
    .orderBy('resaleprice', 'desc')
    .limit(most)
    .select('sellerId')
    .get();
  return [...new Set(docs.map((snapshot) => snapshot.data().sellerId))];
}
