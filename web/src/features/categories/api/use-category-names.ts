import { type Category, inCategoryOrder } from '@thriftline/domain/catalogue/categories/category';
import { orderBy, query } from 'firebase/firestore';
import { collectionOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { LiveList } from '@/lib/live/use-live-query.ts';
import { usePagedQuery } from '@/lib/live/use-paged-query.ts';

/** More categories than these pieces hold no select can offer; a marketplace has dozens. */
const PIECE = 50;
const MOST_PIECES = 4;

type Named = Stored<Pick<Category, 'categoryname'>>;

/** By name as Firestore orders texts: by the code points of their characters, equal ones by id. */
function byName(a: Named, b: Named): number {
  return compare(a.categoryname, b.categoryname) || compare(a._id, b._id);
}

/** Of the names as they come: those that admins put in an order move to the front. */
const asComes = inCategoryOrder<Category>(() => 0);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * The categories a product can be added to, in the admins' order, the others by name, live; loading until all are there, or as many as a
 * select can offer, unless more pieces are asked for.
 */
export function useCategoryNames(mostPieces = MOST_PIECES): LiveList<Stored<Category>> {
  const { status, pages, hasMore, loadingMore, confirmed, error, retry } = usePagedQuery(
    query(collectionOf('categories'), orderBy('categoryname')),
    { pageSize: PIECE, pages: mostPieces, order: byName },
  );
  const isPartial = loadingMore || (hasMore && pages.length < mostPieces);
  return {
    status: status === 'ready' && isPartial ? 'loading' : status,
    rows: pages.flatMap(({ rows }) => rows).toSorted((a, b) => asComes(a.data, b.data)),
    confirmed,
    error,
    retry,
  };
}
