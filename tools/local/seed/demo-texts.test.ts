import { validate } from '@thriftline/domain/base/fields/validate';
import type { StoredTime } from '@thriftline/domain/base/stored-time';
import { type Product, productSchema } from '@thriftline/domain/catalogue/product';
import { listingLanguage } from '@thriftline/domain/search/words/listing-language';
import { aPictureAddress } from '@thriftline/domain/testing/builders';
import { describe, expect, it } from 'vitest';
import { DEMO_TRANSLATIONS, type DemoTexts, demoTexts } from './demo-texts.ts';
import { demoWorld } from './demo-world.ts';

function worldOf(texts: DemoTexts) {
  return demoWorld({
    now: new Date('2026-01-31T12:00:00Z'),
    texts,
    pictureUrl: ({ drawing, view, variant }, uid) => aPictureAddress(`${drawing}-${view}-${variant}`, uid),
    storedTime: (date): StoredTime => ({ toMillis: () => date.getTime(), toDate: () => date }),
  });
}

/** Every text that the demo store says, in English. */
function englishTexts(): string[] {
  const said = new Set<string>();
  worldOf({
    language: 'en',
    say(english) {
      said.add(english);
      return english;
    },
  });
  return [...said].sort();
}

describe.each(['de', 'ar'] as const)('the demo store in %s', (language) => {
  const documents = worldOf(demoTexts(language));
  const products = documents
    .filter(({ path }) => path.startsWith('products/') && path.split('/').length === 2)
    .map(({ data }) => data as Product);

  it('has every text, and no other', () => {
    const texts = DEMO_TRANSLATIONS[language];
    expect(englishTexts().filter((english) => !Object.hasOwn(texts, english))).toEqual([]);
    expect(Object.keys(texts).filter((english) => !englishTexts().includes(english))).toEqual([]);
  });

  it('has valid products, in that language', () => {
    for (const {
      createdAt: _created,
      sellerSince: _since,
      availability: _sold,
      paid: _paid,
      ...product
    } of products) {
      validate(productSchema, product);
      expect([product.language, listingLanguage(product)]).toEqual([language, language]);
    }
  });

  it('has nothing in English left', () => {
    const english = englishTexts().filter((text) => DEMO_TRANSLATIONS[language][text] !== text);
    const stored = JSON.stringify(documents);
    expect(
      english.filter((text) => text.length > 5 && stored.includes(JSON.stringify(text).slice(1, -1))),
    ).toEqual([]);
  });
});
