import { documentOf } from '@/lib/converters.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';

/** The name of a category, once it is known. */
export function useNameOfCategory(categoryId: string | undefined): string | undefined {
  const category = useLiveDocument(categoryId === undefined ? null : documentOf('categories', categoryId));
  return category.row?.data.categoryname;
}
