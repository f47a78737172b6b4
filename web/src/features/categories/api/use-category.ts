import type { Category } from '@thriftline/domain/catalogue/categories/category';
import { documentOf } from '@/lib/firebase/converters.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';

/** One category, live. */
export function useCategory(categoryId: string): LiveDocument<Stored<Category>> {
  return useLiveDocument(documentOf('categories', categoryId));
}
