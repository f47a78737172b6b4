import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { formatPrice } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import { similarPrices } from '@thriftline/domain/search/words/similar-prices';
import { useField } from 'formik';
import { useCallback, useMemo } from 'react';
import { useFetched } from '@/hooks/use-fetched.ts';

/** The form is there without Firestore. */
async function soldIn(categoryId: string): Promise<readonly Product[]> {
  if (categoryId === '') return [];
  const { readSold } = await import('../../api/read-sold.ts');
  return readSold(categoryId);
}

/** What items like the one that is described went for in its category; nothing where too few did, or nobody can say. */
export function SimilarPrices() {
  const [{ value: categoryId }] = useField<string>('categoryId');
  // The prices of one category never stand beside another.
  return <PricesIn key={categoryId} categoryId={categoryId} />;
}

function PricesIn({ categoryId }: { categoryId: string }) {
  const { t } = useLingui();
  const [{ value: title }] = useField<string>('productname');
  const sold = useFetched(useCallback(() => soldIn(categoryId), [categoryId]));
  const span = useMemo(
    () => (sold.status === 'ready' ? similarPrices(title, sold.data) : undefined),
    [sold, title],
  );
  const [low, high] = [formatPrice(span?.low ?? 0), formatPrice(span?.high ?? 0)];
  return (
    <Box
      role="status"
      sx={{ '&:empty': { display: 'none' }, mt: 0.5, typography: 'body2', color: 'text.secondary' }}
    >
      {span &&
        (low === high ? t`Similar items sold for ${low}.` : t`Similar items sold for ${low} to ${high}.`)}
    </Box>
  );
}
