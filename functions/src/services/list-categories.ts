import type { Category } from '@thriftline/domain/category';
import { categories } from '../stores/categories.ts';
import type { Stored } from '../stores/collection.ts';
import { type Page, type PageRequest, readPage } from './page.ts';

/** The categories, newest first; for everybody. */
export async function listCategories(page: PageRequest): Promise<Page<Stored<Category>>> {
  return readPage(categories(), page);
}
