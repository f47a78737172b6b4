import type { Product } from '@thriftline/domain/product';
import { type FactsWith, factsWith } from '@thriftline/domain/product-facts';
import type { ProductSearch } from './product-search.ts';

/** Lower case and without accents: `Café` is found as `cafe`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a search asks for words, which no index of Firestore can look for. */
export function hasWords({ text, location }: Pick<ProductSearch, 'text' | 'location'>): boolean {
  return text !== '' || location !== '';
}

/** Whether the facts that are searched contain every word looked for, and the location its words as they stand. */
export function matchesWords(
  product: Pick<Product, FactsWith<'searched'> | 'location'>,
  { text, location }: Pick<ProductSearch, 'text' | 'location'>,
): boolean {
  const content = plain(
    factsWith('searched')
      .map((name) => product[name] ?? '')
      .join(' '),
  );
  return (
    plain(product.location).includes(plain(location)) &&
    plain(text)
      .split(/\s+/)
      .every((word) => content.includes(word))
  );
}
