import { DEFAULT_LANGUAGE, type Language } from '../../base/locale/languages.ts';
import { NO_SYNONYMS, type Synonyms, stemOf, synonymsOf } from './stems.ts';
import type { Unit } from './units.ts';

/** Most words of a vocabulary. */
export const MAX_VOCABULARY = 20_000;

/** A vocabulary as `GET /api/vocabulary` gives it: what listings contain and how many of them do, the commonest first. */
export interface VocabularyFile {
  /** How many listings there were. */
  total: number;
  /** Groups of words that mean the same, as the listings were made by. */
  synonyms: string[][];
  /** Words of names, in their commonest spelling. */
  words: [spelling: string, count: number][];
  /** Stems that stand in descriptions only. */
  stems: [stem: string, count: number][];
  /** Categories, conditions and verification. */
  units: [unit: Unit, count: number][];
}

/** A word that people can be offered. */
export interface KnownWord {
  spelling: string;
  stem: string;
  count: number;
}

/** A vocabulary, ready to be asked. */
export interface Vocabulary {
  /** The language that it is made ready for. */
  language: Language;
  synonyms: Synonyms;
  words: readonly KnownWord[];
  /** How likely a listing is to have a stem or another unit, from 0 to 1. */
  shareOf: (unit: Unit) => number;
  isKnown: (stem: string) => boolean;
}

/** Makes a vocabulary ready for somebody who types words in a language. */
export function readVocabulary(file: VocabularyFile, language: Language = DEFAULT_LANGUAGE): Vocabulary {
  const synonyms = synonymsOf(file.synonyms);
  const counts = new Map<string, number>(file.units);
  const add = (stem: string, count: number) => {
    const head = synonyms.get(stem) ?? stem;
    counts.set(head, (counts.get(head) ?? 0) + count);
  };
  const words = file.words.map(([spelling, count]) => ({
    spelling,
    count,
    stem: stemOf(spelling, language),
  }));
  for (const { stem, count } of words) add(stem, count);
  for (const [stem, count] of file.stems) add(stem, count);
  return {
    language,
    synonyms,
    words,
    shareOf: (unit) => Math.min(1, (counts.get(unit) ?? 0) / Math.max(1, file.total)),
    isKnown: (stem) => counts.has(synonyms.get(stem) ?? stem),
  };
}

/** The vocabulary of a shop of which nothing is known yet: everything is found, if not in the cheapest way. */
export const NO_VOCABULARY: Vocabulary = {
  language: DEFAULT_LANGUAGE,
  synonyms: NO_SYNONYMS,
  words: [],
  shareOf: () => 0,
  isKnown: () => true,
};
