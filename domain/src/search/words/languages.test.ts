import { beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../../base/locale/languages.ts';
import { listingStems } from '../listing-of.ts';
import { matchOf, termsOf } from '../matches.ts';
import { EVERYTHING } from '../search-query.ts';
import { ARABIC_CATEGORIES } from './category-words/arabic.ts';
import { loadRules } from './known-rules.ts';
import { NO_SYNONYMS, plainText, stemOf, stemsOf, synonymsOf } from './stems.ts';

beforeAll(async () => {
  await loadRules('de');
  await loadRules('ar');
});

const stems = (language: Language, text: string) => stemsOf(text, NO_SYNONYMS, language);

describe('German words', () => {
  it.each([
    ['Lampe', 'Lampen'],
    ['Bücherregal', 'Buecherregale'],
    ['Kühlschrank', 'kuehlschranke'],
    ['Stuhl', 'Stühle'],
    ['Schrank', 'Schränken'],
    ['Sofa', 'Sofas'],
    ['Handy', 'Handys'],
    ['Kamera', 'Kameras'],
    ['Weinglas', 'Weingläser'],
    ['Strasse', 'Straße'],
    ['iPhone 13', 'iPhone13'],
    ['Der Tisch und die Stühle', 'Tisch, Stuhl'],
  ])('are the same for %s and %s', (one, other) => {
    expect(stems('de', one)).toEqual(stems('de', other));
  });
});

/** Plain Arabic words of things that are sold, and some that begin as if with an article. */
const ARABIC_WORDS = [
  ...new Set(
    [...Object.values(ARABIC_CATEGORIES.words).flat(), 'ألبوم ألعاب ألوان ألمنيوم ألماس بالون بالطو والد']
      .flatMap((text) => plainText(text).split(' '))
      .filter((word) => word !== ''),
  ),
];

describe('Arabic words', () => {
  it.each([
    ['سيارة', 'سيارات'],
    ['سيارة', 'السيارات'],
    ['كرسي', 'الكراسي'],
    ['كِتَاب', 'كتب'],
    ['كتـــاب', 'والكتاب'],
    ['أثاث', 'اثاث'],
    ['إضاءة', 'اضاءه'],
    ['آلة', 'الة'],
    ['طاولة', 'بالطاولات'],
    ['مستعملة', 'مستعمل'],
    ['دراجة', 'دراجتين'],
    ['كرسي', 'كرسيين'],
    ['كرسي', 'الكرسيان'],
    ['بطارية', 'بطاريتين'],
    ['بطارية', 'البطاريات'],
    ['لعبة', 'ألعاب'],
    ['لعبة', 'الألعاب'],
    ['ألبوم', 'الألبوم'],
    ['آلة', 'الآلات'],
    ['بالون', 'والبالون'],
    ['كتب وألعاب', 'كتاب لعبة'],
    ['لعبة', 'للعبة'],
    ['هدى', 'هدي'],
    ['مقاس ٤٢', 'مقاس 42'],
    ['مستعمل للبيع', 'مستعمل'],
  ])('are the same for %s and %s', (one, other) => {
    expect(stems('ar', one)).toEqual(stems('ar', other));
  });

  it.each(ARABIC_WORDS)('are the same for %s with an article and without', (word) => {
    const articles = ['ال', 'وال', 'بال', 'كال', 'فال', 'لل'];
    const found = articles.map((article) => stemOf(article + word, 'ar'));
    expect(new Set(found)).toEqual(new Set([stemOf(word, 'ar')]));
  });

  it('are read as Arabic by everybody, and other letters in an Arabic text as English', () => {
    expect(stems('en', 'الطاولات')).toEqual(stems('ar', 'طاولة'));
    expect(stems('ar', 'iPhones')).toEqual(stems('en', 'iPhone'));
  });
});

/** How somebody who reads a language finds an item by words. */
function found(words: string, reader: Language, item: { productname: string; language: Language }) {
  const product = { description: '', location: '', ...item };
  const { titleStems, textStems } = listingStems(product as Parameters<typeof listingStems>[0], NO_SYNONYMS, [
    'en',
    'de',
    'ar',
  ]);
  const listing = { ...product, titleStems: titleStems.join(' '), textStems: textStems.join(' ') };
  const query = { ...EVERYTHING, words, language: reader };
  return matchOf(listing as unknown as Parameters<typeof matchOf>[0], query, termsOf(query, NO_SYNONYMS));
}

describe('an item', () => {
  const bed = { productname: 'Kinderbett mit Matratze', language: 'de' } as const;
  const shoes = { productname: 'Sneakers, size 42', language: 'en' } as const;
  const running = { productname: 'Running shoes', language: 'en' } as const;
  const books = { productname: 'Kinder Bücher', language: 'de' } as const;

  it.each([
    ['kinderbetten', 'de', bed, 'title'],
    // What a long word is put together from.
    ['bett', 'de', bed, 'text'],
    ['Betten', 'de', bed, 'text'],
    ['matratzen kinderbett', 'de', bed, 'title'],
    ['kinderbetten', 'en', bed, undefined],
    ['Kinderbett', 'en', bed, 'title'],
    ['sneaker', 'en', shoes, 'title'],
    // Germans take more off a word than the English.
    ['sneaker', 'de', shoes, 'title'],
    // All words of a name, as they stand there.
    ['running shoes', 'de', running, 'title'],
    ['kinder bücher', 'en', books, 'title'],
    ['sneaker ٤٢', 'ar', shoes, 'title'],
  ] as const)('is found by %s, as read in %s', (words, reader, item, match) => {
    expect(found(words, reader, item)).toBe(match);
  });
});

it('words that mean the same do so in every language', () => {
  const synonyms = synonymsOf([
    ['sofa', 'Couch', 'كنبة'],
    ['Handy', 'phone'],
  ]);
  expect(stemsOf('Couchen', synonyms, 'de')).toEqual(['sofa']);
  expect(stemsOf('الكنب', synonyms, 'ar')).toEqual(['sofa']);
  expect(stemsOf('Handys', synonyms, 'de')).toEqual(stemsOf('phones', synonyms, 'en'));
});
