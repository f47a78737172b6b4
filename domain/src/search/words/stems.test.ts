import { describe, expect, it } from 'vitest';
import { listingStems } from '../listing-of.ts';
import { termsOf } from '../matches.ts';
import { IRREGULAR_PLURALS } from './languages/english-plurals.ts';
import { NO_SYNONYMS, stemsOf, synonymsOf, wordsOf } from './stems.ts';
import { COMPOUNDS, SPELLINGS, WHOLE_LETTERS } from './word-table.ts';

const stems = (text: string) => stemsOf(text, NO_SYNONYMS);

describe('the stems of a text', () => {
  it.each([
    ['lamp', 'lamps'],
    ['lamp', 'Lampe '],
    ['lamp', 'LAMPS!'],
    ['café chair', 'Cafe chairs'],
    ['table', 'tables'],
    ["the child's bike", 'childs bikes'],
    ['hi-fi speaker', 'hi fi speakers'],
    ['hifi', 'Hi-Fi'],
    ['50 mm lens', '50mm lenses'],
    ['PS5', 'ps 5'],
    ['iPhone13', 'iphone 13'],
    ['RTX 3080 Ti', 'rtx3080ti'],
    ['bed 90x200', 'Bed 90 x 200'],
    ['90x200', '90×200'],
    ['90x200', '90 X 200'],
    ['90x200cm', '90 × 200 cm'],
    ['200x90x40', '200 x 90 ×40'],
    ['1.5x2.5 m', '1.5 x 2.5m'],
    ['90x200', '٩٠×٢٠٠'],
    ['90x200', '٩٠ x ۲۰۰'],
    ['tshirt', 'T-Shirts'],
    ['t shirt', 'tee-shirt'],
    ['wifi', 'Wi-Fi'],
    ['Smørrebrød', 'smorrebrod'],
    ['łóżko', 'lozko'],
    ['Kühlschrank', 'kuehlschrank'],
    ['Kühlschrank', 'kuhlschrank'],
    ['Straßenkarte', 'strassenkarte'],
    ['Tür', 'tuer'],
    ['Äpfel', 'aepfel'],
    ["children's", 'child'],
    ["men's", 'man'],
  ])('are the same for %s and %s', (one, other) => {
    expect(stems(one)).toEqual(stems(other));
  });

  it('are each there once, in their order, without words that say nothing', () => {
    expect(stems('The lamp and the two lamps of oak, 60 W')).toEqual(['lamp', 'two', 'oak', '60', 'w']);
    expect(stems('')).toEqual([]);
    expect(stems('?! …')).toEqual([]);
  });

  it('are the words that say nothing where there are no others', () => {
    expect(stems('of the')).toEqual(['of', 'the']);
    expect(stems('The Who')).toEqual(['the', 'who']);
    expect(stems('The Who poster')).toEqual(['poster']);
  });

  it.each(['blue', 'shoe', 'queen', 'glue'])('leave %s as it is', (word) => {
    expect(stems(word)).not.toEqual(stems(word.replace(/([aou])e/, '$1')));
  });

  it('are the numbers of measures alone', () => {
    expect(stems('Mattress 200x90x40')).toEqual(['mattress', '200', '90', '40']);
    expect(stems('10x zoom, x 4')).toEqual(['10', 'x', 'zoom', '4']);
  });

  it.each(['ab1cd2ef3', 'w1x1a2b3', 'x'])('leave %s whole', (word) => expect(wordsOf(word)).toEqual([word]));

  it('leave other alphabets as they are', () => {
    expect(stems('Лампы, 灯')).toEqual(['лампы', '灯']);
  });

  it('are not longer than anybody types', () => {
    expect(wordsOf('x'.repeat(100))).toEqual(['x'.repeat(30)]);
  });
});

/** Each pair of the tables: two ways to write the same. */
const PAIRS = [
  ...Object.entries(IRREGULAR_PLURALS),
  ...Object.entries(SPELLINGS),
  ...Object.entries(WHOLE_LETTERS).map(([letter, as]) => [`k${letter}n`, `k${as}n`] as const),
  ...COMPOUNDS.flatMap(([first, second]) => [
    [`${first}${second}`, `${first} ${second}`] as const,
    [`${first}${second}`, `${first}-${second}`] as const,
  ]),
];

describe('every pair of the tables', () => {
  it.each(PAIRS)('%s and %s find each other', (one, other) => {
    for (const [written, typed] of [
      [one, other],
      [other, one],
    ]) {
      const product = { productname: `Old ${written}`, description: '', location: '' };
      expect(
        listingStems({ ...product } as Parameters<typeof listingStems>[0], NO_SYNONYMS).titleStems,
      ).toEqual(expect.arrayContaining(termsOf({ words: typed ?? '' }, NO_SYNONYMS)));
    }
  });
});

describe('what is looked for', () => {
  it.each(['the', 'of the', '?', '… !'])('is never everything where “%s” is typed', (words) => {
    expect(termsOf({ words }, NO_SYNONYMS)).not.toEqual([]);
  });

  it('is everything where nothing is typed', () => expect(termsOf({ words: '' }, NO_SYNONYMS)).toEqual([]));
});

describe('synonyms', () => {
  it('become the first of their group, in whatever form', () => {
    const synonyms = synonymsOf([
      ['sofa', 'couches', 'settee'],
      ['tv', 'telly'],
    ]);
    expect(stemsOf('Couch with telly', synonyms)).toEqual(['sofa', 'tv']);
    expect(stemsOf('Sofas and settees', synonyms)).toEqual(['sofa']);
  });

  it('that groups have in common make one of them', () => {
    const synonyms = synonymsOf([
      ['sofa', 'couch'],
      ['settee', 'divan'],
      ['couch', 'divan'],
    ]);
    expect(new Set(['sofa', 'couch', 'settee', 'divan'].flatMap((word) => stemsOf(word, synonyms)))).toEqual(
      new Set(['sofa']),
    );
  });

  it('of several words, or none, mean nothing', () => {
    expect(synonymsOf([['arm chair', 'x y'], [], ['', '--']])).toEqual(new Map());
  });
});
