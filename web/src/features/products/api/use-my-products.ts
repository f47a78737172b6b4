import type { Product } from '@thriftline/domain/catalogue/product';
import { orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';

const ROWS_PER_PAGE = 20;

/** The first pages of what a seller listed, newest first, live. */
export function useMyProducts(uid: string, pages: number): PagedList<Stored<Product>> {
  return usePagedQuery(
    query(collectionOf('products'), where('sellerId', '==', uid), orderBy('createdAt', 'desc')),
    { pageSize: ROWS_PER_PAGE, pages, order: newestFirst },
  );
}
