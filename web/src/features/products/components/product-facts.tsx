import { factInWords, factTerm } from '@thriftline/domain/catalogue/fact-words';
import type { Product } from '@thriftline/domain/catalogue/product';
import { type FactList, type FactsWith, listedFacts } from '@thriftline/domain/catalogue/product-attributes';
import type { ReactNode } from 'react';
import { TermList } from '@/components/texts/term-list.tsx';

interface ProductFactsProps {
  product: Partial<Pick<Product, FactsWith<'listed'>>>;
  /** Which of the facts are shown: those for a card, or for the product's own page. */
  on: FactList;
  /** What stands below them. */
  more?: readonly (readonly [term: string, value: ReactNode])[];
}

/** The facts of a product that are stated, as a list of terms. */
export function ProductAttributes({ product, on, more = [] }: ProductFactsProps) {
  const stated = listedFacts(on).flatMap((name) => {
    const words = factInWords(name, product[name]);
    return words === undefined ? [] : [[factTerm(name), words] as const];
  });
  return <TermList roomy={on === 'page'} terms={[...stated, ...more]} />;
}
