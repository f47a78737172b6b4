import type { AttributeList } from '@thriftline/domain/catalogue/attributes/attribute-kinds';
import { attributeTerm, attributeText } from '@thriftline/domain/catalogue/attributes/attribute-texts';
import {
  type AttributesWith,
  listedAttributes,
} from '@thriftline/domain/catalogue/attributes/product-attributes';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { ReactNode } from 'react';
import { TermList } from '@/components/texts/term-list.tsx';

interface ProductFactsProps {
  product: Partial<Pick<Product, AttributesWith<'listed'>>>;
  /** Which of the facts are shown: those for a card, or for the product's own page. */
  on: AttributeList;
  /** What stands below them. */
  more?: readonly (readonly [term: string, value: ReactNode])[];
}

/** The facts of a product that are stated, as a list of terms. */
export function ProductAttributes({ product, on, more = [] }: ProductFactsProps) {
  const stated = listedAttributes(on).flatMap((name) => {
    const words = attributeText(name, product[name]);
    return words === undefined ? [] : [[attributeTerm(name), words] as const];
  });
  return <TermList terms={[...stated, ...more]} />;
}
