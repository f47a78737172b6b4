import type { Product } from '@thriftline/domain/product';
import { TermList } from '@/components/term-list.tsx';

/** Years a thing was used, in words. */
export function yearsUsed(years: number): string {
  return years === 0 ? 'Not used' : years === 1 ? '1 year' : `${years} years`;
}

/** Condition, place and years of use, as a list of terms. */
export function ProductFacts({ product }: { product: Product }) {
  return (
    <TermList
      terms={[
        ['Condition', product.condition],
        ['Location', product.location],
        ['Years used', yearsUsed(product.yearsofuse)],
      ]}
    />
  );
}
