import { COLLECTIONS } from '@thriftline/domain/base/collections';
import type { Category } from '@thriftline/domain/catalogue/categories/category';
import { collection, documentIn } from '../firestore/collection.ts';

/** The categories products stand under. */
export const categories = () => collection<Category>(COLLECTIONS.categories);

/** One category. */
export const categoryDocument = (id: string) => documentIn(categories(), id);
