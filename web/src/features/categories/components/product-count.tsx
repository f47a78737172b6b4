import { useCallback } from 'react';
import { useFetched } from '@/hooks/use-fetched.ts';
import { countText } from '@/lib/texts/count-text.ts';
import { countProducts } from '../api/count-products.ts';

/** How many products are in a category, as they were when this was first shown; a dash where nobody can say. */
export function ProductCount({ categoryId }: { categoryId: string }) {
  const read = useCallback(() => countProducts(categoryId), [categoryId]);
  const count = useFetched(read);
  if (count.status === 'ready') return countText(count.data);
  return count.status === 'loading' ? '…' : '—';
}
