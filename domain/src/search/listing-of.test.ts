import { describe, expect, it } from 'vitest';
import { attributesWith } from '../catalogue/attributes/product-attributes.ts';
import { aProduct } from '../testing/builders.ts';
import { listingStems } from './listing-of.ts';
import { NO_SYNONYMS } from './words/stems.ts';

describe('the stems of a listing', () => {
  it.each(attributesWith('searched'))(
    'have the words of %s, as the table says that it is searched',
    (name) => {
      const { titleStems, textStems } = listingStems(aProduct({ [name]: 'A zebra' }), NO_SYNONYMS);
      expect([...titleStems, ...textStems]).toContain('zebra');
    },
  );
});
