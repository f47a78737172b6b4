import { expect, it } from 'vitest';
import { parseSynonyms, typedSynonyms } from './synonyms.ts';

it('a line is a group, its words apart by commas or spaces', () => {
  expect(parseSynonyms(' sofa, couch  settee\n\n\ttv;telly\n ,')).toEqual([
    ['sofa', 'couch', 'settee'],
    ['tv', 'telly'],
  ]);
  expect(parseSynonyms('')).toEqual([]);
});

it('what is typed and read again is the same', () => {
  const groups = [
    ['sofa', 'couch'],
    ['tv', 'telly', 'television'],
  ];
  expect(typedSynonyms(groups)).toBe('sofa, couch\ntv, telly, television');
  expect(parseSynonyms(typedSynonyms(groups))).toEqual(groups);
});
