import { describe, expect, it } from 'vitest';
import { NO_SYNONYMS, stemsOf, synonymsOf, wordsOf } from './stems.ts';

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
  ])('are the same for %s and %s', (one, other) => {
    expect(stems(one)).toEqual(stems(other));
  });

  it('are each there once, in their order, without words that say nothing', () => {
    expect(stems('The lamp and the two lamps of oak, 60 W')).toEqual(['lamp', 'two', 'oak', '60', 'w']);
    expect(stems('')).toEqual([]);
    expect(stems('of the')).toEqual([]);
  });

  it('leave other alphabets as they are', () => {
    expect(stems('Лампы, 灯')).toEqual(['лампы', '灯']);
  });

  it('are not longer than anybody types', () => {
    expect(wordsOf('x'.repeat(100))).toEqual(['x'.repeat(30)]);
  });
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
