import { COLLECTIONS } from '@thriftline/domain/collections';
import type { Wish } from '@thriftline/domain/wish';
import { collection, documentIn } from '../firestore/collection.ts';

/** The wish lists of all buyers; a document's id is made of its product's and its buyer's. */
export const wishes = () => collection<Wish>(COLLECTIONS.wishlist);

/** One wish. */
export const wishDocument = (id: string) => documentIn(wishes(), id);
