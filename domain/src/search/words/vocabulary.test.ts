import { describe, expect, it } from 'vitest';
import { WordCount } from '../count-words.ts';
import { correctWords } from './correct-words.ts';
import { suggestWords } from './suggest-words.ts';
import { readVocabulary } from './vocabulary.ts';

const NAMES = [
  'Oak lamp',
  'Lamps',
  'Two lamps',
  'Chandelier',
  'Café table',
  'Table lamp',
  'Call 0113 4960000 lantern',
];

function countOf(names: readonly string[], textStems = 'solid') {
  const counted = new WordCount();
  for (const productname of names) {
    counted.add({ productname, textStems, categoryId: 'lamps', condition: 'Good', sellerStatus: 'Verified' });
  }
  return counted;
}

const file = countOf(NAMES).toFile([['sofa', 'couch']]);
const vocabulary = readVocabulary(file);

describe('a vocabulary', () => {
  it('has the words of names by how many listings have them, as most spell them', () => {
    expect(file.total).toBe(NAMES.length);
    expect(file.words.slice(0, 2)).toEqual([
      ['lamp', 4],
      ['table', 2],
    ]);
    expect(countOf(['lamps', 'lamps', 'lamp']).toFile([]).words).toEqual([['lamps', 3]]);
  });

  it('has no telephone numbers', () => {
    expect(JSON.stringify(file)).not.toContain('4960000');
  });

  it('has of descriptions what several listings have', () => {
    expect(file.stems).toEqual([['solid', NAMES.length]]);
    expect(countOf(['Lamp'], 'solid').toFile([]).stems).toEqual([]);
  });

  it('knows how rare everything is', () => {
    expect(vocabulary.shareOf('lamp')).toBeCloseTo(4 / 7);
    expect(vocabulary.shareOf('c:lamps')).toBe(1);
    expect(vocabulary.shareOf('zebra')).toBe(0);
  });

  it('counts what means the same together', () => {
    const { shareOf, isKnown } = readVocabulary({
      ...file,
      words: [
        ['couch', 2],
        ['sofa', 1],
      ],
    });
    expect(shareOf('sofa')).toBeCloseTo(3 / 7);
    expect(isKnown('couch')).toBe(true);
  });
});

describe('suggestions', () => {
  it.each([
    ['l', ['lamp', 'lantern']],
    ['LA', ['lamp', 'lantern']],
    ['oak la', ['oak lamp', 'oak lantern']],
    ['lamp la', ['lamp lantern']],
    ['caf', ['cafe']],
    ['', []],
    ['lamp ', []],
    ['zz', []],
  ])('for %j are %j', (text, suggestions) => {
    expect(suggestWords(text, vocabulary)).toEqual(suggestions);
  });
});

describe('a correction', () => {
  it.each([
    ['lmap', 'lamp'],
    ['lampp', 'lamp'],
    ['Oak lmaps', 'Oak lamp'],
    ['chandeleir', 'chandelier'],
    ['shandeleer', 'chandelier'],
    ['tabel, oak', 'table, oak'],
  ])('of %s is %s', (typed, corrected) => {
    expect(correctWords(typed, vocabulary)).toBe(corrected);
  });

  it.each(['lamp', 'lamps', 'Lampe', 'TABLES', 'solid', 'the', 'oka', '2000w', 'zebra', 'lxmx', ''])(
    'of %j there is none',
    (typed) => {
      expect(correctWords(typed, vocabulary)).toBeUndefined();
    },
  );
});
