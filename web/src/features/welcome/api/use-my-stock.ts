import { productState } from '@thriftline/domain/catalogue/product-state';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import { COUNT_LIMIT } from '@/lib/words/count-text.ts';

/** How many of a seller's newest products are for sale and sold; undefined while unknown. */
export function useMyStock(uid: string): { forSale: number; sold: number } | undefined {
  const { status, rows } = useLiveQuery(
    query(
      collectionOf('products'),
      where('sellerId', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(COUNT_LIMIT + 1),
    ),
  );
  if (status !== 'ready') return undefined;
  const sold = rows.filter(({ data }) => productState(data, serverNow()).name === 'sold').length;
  return { sold, forSale: rows.length - sold };
}
