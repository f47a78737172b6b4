import { CONDITIONS, type Product } from '@thriftline/domain/product';
import { orderBy, type Query, type QueryConstraint, query, where } from 'firebase/firestore';
import { collectionOf } from '@/lib/converters.ts';
import type { Stored } from '@/lib/stored.ts';
import type { ProductSearch } from '../browsing/product-search.ts';

function filtersOf({ conditions, verifiedOnly, min, max }: ProductSearch): QueryConstraint[] {
  const some = conditions.length > 0 && conditions.length < CONDITIONS.length;
  return [
    ...(some ? [where('condition', 'in', conditions)] : []),
    ...(verifiedOnly ? [where('sellerStatus', '==', 'Verified')] : []),
    ...(min === undefined ? [] : [where('resaleprice', '>=', min)]),
    ...(max === undefined ? [] : [where('resaleprice', '<=', max)]),
  ];
}

/**
 * The products of a category that a search asks for, in its order; all but its words, which Firestore cannot look for.
 * Every combination has its index in firestore.indexes.json.
 */
export function categoryQuery(categoryId: string, search: ProductSearch): Query<Stored<Product>> {
  return query(
    collectionOf('products'),
    where('categoryId', '==', categoryId),
    ...filtersOf(search),
    search.sort === 'newest'
      ? orderBy('createdAt', 'desc')
      : orderBy('resaleprice', search.sort === 'price' ? 'asc' : 'desc'),
  );
}
