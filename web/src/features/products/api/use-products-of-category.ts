import type { Product } from '@thriftline/domain/product';
import { orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { firestore } from '@/lib/firebase/firestore.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { type PagedList, usePagedQuery } from '@/lib/live/use-paged-query.ts';
import type { Stored } from '@/lib/stored.ts';

/** Cards a page of a category has: whole rows of two, three and four. */
export const CARDS_PER_PAGE = 12;

/** The first pages of a category's products, newest first, live. */
export function useProductsOfCategory(categoryId: string, pages: number): PagedList<Stored<Product>> {
  return usePagedQuery(
    query(
      collectionOf(firestore, 'products'),
      where('categoryId', '==', categoryId),
      orderBy('createdAt', 'desc'),
    ),
    { pageSize: CARDS_PER_PAGE, pages, order: newestFirst },
  );
}
