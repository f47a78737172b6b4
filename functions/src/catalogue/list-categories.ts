import type { Category } from '@thriftline/domain/category';
import type { Stored } from '../firestore/collection.ts';
import { type Page, type PageRequest, readPage } from '../firestore/page.ts';
import { categories } from './categories.ts';

/** The categories, newest first; for everybody. */
export async function listCategories(page: PageRequest): Promise<Page<Stored<Category>>> {
  return readPage(categories(), page);
}
