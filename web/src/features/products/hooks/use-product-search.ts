import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ProductSearch, searchOf, searchParameters } from '../browsing/product-search.ts';

/** What is looked for. It stands in the address, so that it can be shared; a change starts at the first page. */
export function useProductSearch(): {
  search: ProductSearch;
  change: (change: Partial<ProductSearch>) => void;
} {
  const [address, setAddress] = useSearchParams();
  const search = useMemo(() => searchOf(address), [address]);
  const change = useCallback(
    (changed: Partial<ProductSearch>) =>
      setAddress((before) => searchParameters({ ...searchOf(before), ...changed }), {
        replace: true,
        preventScrollReset: true,
        // A box that was ticked shows it at once: as a transition it would lag behind a slow list.
        flushSync: true,
      }),
    [setAddress],
  );
  return { search, change };
}
