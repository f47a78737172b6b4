import type { Category } from '@thriftline/domain/category';
import { limit, orderBy, query } from 'firebase/firestore';
import { type ObservableStatus, useFirestoreCollectionData } from 'reactfire';
import { collectionOf } from '@/lib/converters.ts';
import type { Stored } from '@/lib/stored.ts';

/** More categories than this no select can offer; a marketplace has dozens. */
const MAX_CHOICES = 200;

/** The categories a product can be added to, by name. Everyone may read them, so they stay loaded for the next visit. */
export function useCategoryNames(): ObservableStatus<Stored<Category>[]> {
  return useFirestoreCollectionData(
    query(collectionOf('categories'), orderBy('categoryname'), limit(MAX_CHOICES)),
  );
}
