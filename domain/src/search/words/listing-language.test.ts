import { describe, expect, it } from 'vitest';
import { listingLanguage } from './listing-language.ts';

describe('the language of a listing', () => {
  it.each([
    ['Oak chair', 'A chair with a small scratch on the seat.', 'ar', 'en'],
    ['Eichenstuhl', 'Der Stuhl ist sehr gut erhalten, mit leichten Kratzern.', 'en', 'de'],
    ['كرسي خشب', 'كرسي بحالة ممتازة iPhone', 'de', 'ar'],
    ['Nintendo Switch', '', 'de', 'de'],
    ['Nintendo Switch', '', undefined, 'en'],
    // Nothing in it is Arabic.
    ['Nintendo Switch', '', 'ar', 'en'],
    ['Nintendo Switch für Kinder', '', 'en', 'de'],
    ['', '', undefined, 'en'],
  ] as const)('of %j, %j by somebody who reads %s is %s', (productname, description, seller, language) => {
    expect(listingLanguage({ productname, description }, seller)).toBe(language);
  });
});
