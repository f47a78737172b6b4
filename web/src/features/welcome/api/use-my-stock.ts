import { productState } from '@thriftline/domain/catalogue/product-state';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFetched } from '@/hooks/use-fetched.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';
import { countOwnItems } from './count-documents.ts';

/** How many of a seller's products are for sale and sold, as far as counts go; undefined while unknown. */
export function useMyStock(uid: string): { forSale: number; sold: number } | undefined {
  const { status, rows } = useLiveQuery(
    query(
      collectionOf('products'),
      where('sellerId', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(COUNT_LIMIT + 1),
    ),
  );
  // Of more than are read here, those that were sold may be the older ones.
  const isMore = rows.length > COUNT_LIMIT;
  const count = useCallback(
    async () =>
      isMore ? { forSale: await countOwnItems(uid, false), sold: await countOwnItems(uid, true) } : undefined,
    [uid, isMore],
  );
  const counted = useFetched(count);
  if (status !== 'ready') return undefined;
  if (isMore) return counted.status === 'ready' ? counted.data : undefined;
  const sold = rows.filter(({ data }) => productState(data, serverNow()).name === 'sold').length;
  return { sold, forSale: rows.length - sold };
}
