import { documentOf } from '@/lib/converters.ts';
import { useLiveDocument } from '@/lib/live/use-live-document.ts';
import { lookAt } from '@/lib/quota/known-quota.ts';

/** The name of a category, as far as it can be known now. */
export async function nameOfCategory(categoryId: string | undefined): Promise<string | undefined> {
  if (categoryId === undefined) return undefined;
  return (await lookAt(documentOf('categories', categoryId), 'either'))?.data()?.categoryname;
}

/** The same, live. */
export function useNameOfCategory(categoryId: string | undefined): string | undefined {
  const category = useLiveDocument(categoryId === undefined ? null : documentOf('categories', categoryId));
  return category.row?.data.categoryname;
}
