import type { Booker } from '@thriftline/domain/booker';
import { DOCUMENT_NAMES } from '@thriftline/domain/document-names';
import { orderBy, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import { newestFirst } from '@/lib/live/newest-first.ts';
import { usePagedQuery } from '@/lib/live/use-paged-query.ts';
import { whereIn } from '@/lib/live/where-in.ts';
import type { Stored } from '@/lib/stored.ts';

/** Most bookers read for a page of products, in pieces: the newest come first. */
const PIECE = 50;
const PIECES = 4;

/** Who booked a seller's products (a page of them: at most 30), newest first, live. */
export function useBookedBy(sellerId: string, productIds: readonly string[]): Stored<Booker>[] {
  const booked =
    productIds.length === 0
      ? null
      : query(
          collectionOf('bookers'),
          where('sellerId', '==', sellerId),
          whereIn(DOCUMENT_NAMES.productId, productIds),
          orderBy('createdAt', 'desc'),
        );
  const { pages } = usePagedQuery(booked, { pageSize: PIECE, pages: PIECES, order: newestFirst });
  return pages.flatMap(({ rows }) => rows.map(({ data }) => data));
}
