import { DOCUMENT_NAMES } from '@thriftline/domain/base/document-names';
import type { BookingSummary } from '@thriftline/domain/orders/booking-summary';
import { orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { usePagedQuery } from '@/lib/live/use-paged-query.ts';
import { whereIn } from '@/lib/live/where-in.ts';

/** Most bookers read for a page of products, in pieces: the newest come first. */
const PIECE = 50;
const PRECACHE_GROUPS = 4;

/** Who booked a seller's products (a page of them: at most 30), newest first, live. */
export function useBookedBy(sellerId: string, productIds: readonly string[]): Stored<BookingSummary>[] {
  const booked =
    productIds.length === 0
      ? null
      : query(
          collectionOf('bookers'),
          where('sellerId', '==', sellerId),
          whereIn(DOCUMENT_NAMES.productId, productIds),
          orderBy('createdAt', 'desc'),
        );
  const { pages } = usePagedQuery(booked, { pageSize: PIECE, pages: PRECACHE_GROUPS, order: newestFirst });
  return pages.flatMap(({ rows }) => rows.map(({ data }) => data));
}
