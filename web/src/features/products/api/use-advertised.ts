import { DOCUMENT_NAMES } from '@thriftline/domain/base/document-names';
import type { Advertisement } from '@thriftline/domain/catalogue/advertisement';
import { limit, query } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveList, useLiveQuery } from '@/lib/live/use-live-query.ts';
import { MAX_IN, whereIn } from '@/lib/live/where-in.ts';

/** The advertisements there are of some products (a page of them: at most 30), live. */
export function useAdvertised(productIds: readonly string[]): LiveList<Stored<Advertisement>> {
  return useLiveQuery(
    productIds.length === 0
      ? null
      : query(collectionOf('advertisements'), whereIn(DOCUMENT_NAMES.productId, productIds), limit(MAX_IN)),
  );
}
