import type { Category } from '@thriftline/domain/category';
import { documentOf } from '@/lib/converters.ts';
import { type LiveDocument, useLiveDocument } from '@/lib/live/use-live-document.ts';
import type { Stored } from '@/lib/stored.ts';

/** One category, live. */
export function useCategory(categoryId: string): LiveDocument<Stored<Category>> {
  return useLiveDocument(documentOf('categories', categoryId));
}
