import { productState } from '@thriftline/domain/catalogue/product-state';
import { isListed } from '@thriftline/domain/search/listing';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFetched } from '@/hooks/use-fetched.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { collectionOf } from '@/lib/firebase/converters.ts';
import { useLiveQuery } from '@/lib/live/use-live-query.ts';
import { COUNT_LIMIT } from '@/lib/texts/count-text.ts';
import { countForSale, countSold } from './count-documents.ts';

/** A seller's items: those that can be bought, those that are sold, and all of them, hidden ones too; undefined while unknown. */
export interface MyStock {
  forSale?: number;
  sold?: number;
  all?: number;
  /** What is unknown can't be counted. */
  failed: boolean;
}

/** How many products a seller has, as far as counts go. */
export function useMyStock(uid: string): MyStock {
  const { status, rows } = useLiveQuery(
    query(
      collectionOf('products'),
      where('sellerId', '==', uid),
      orderBy('createdAt', 'desc'),
      limit(COUNT_LIMIT + 1),
    ),
  );
  const all = rows.length;
  // Of more than are read here, those that were sold may be the older ones.
  const isMore = all > COUNT_LIMIT;
  const count = useCallback(
    async () => (isMore ? { forSale: await countForSale(uid), sold: await countSold(uid) } : undefined),
    [uid, isMore],
  );
  const counted = useFetched(count);
  if (status !== 'ready') return { failed: status === 'error' };
  if (isMore)
    return { ...(counted.status === 'ready' && counted.data), all, failed: counted.status === 'error' };
  const sold = rows.filter(({ data }) => productState(data, serverNow()).name === 'sold').length;
  return { sold, forSale: rows.filter(({ data }) => isListed(data)).length, all, failed: false };
}
