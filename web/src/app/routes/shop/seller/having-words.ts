import { currentLanguage } from '@thriftline/domain/base/locale/speak';
import { matchOf, termsOf } from '@thriftline/domain/search/matches';
import { EVERYTHING } from '@thriftline/domain/search/search-query';
import { NO_SYNONYMS } from '@thriftline/domain/search/words/stems';
import type { FoundItems } from '@/features/search/hooks/use-found-items.ts';

/**
 * The items that have the words, of a list that is looked through on the device; nothing is found before all of it is there, and known
 * how the words are read (`canRead`).
 */
export function havingWords(found: FoundItems, words: string, canRead = true): FoundItems {
  if (!canRead) return { ...found, pages: [], status: 'loading' };
  const terms = termsOf({ words, language: currentLanguage() }, NO_SYNONYMS);
  const pages = found.pages.map(({ key, rows }) => ({
    key,
    rows: rows.filter(({ listing }) => matchOf(listing, EVERYTHING, terms) !== undefined),
  }));
  const isNone = pages.every(({ rows }) => rows.length === 0);
  return {
    ...found,
    pages,
    status: found.status === 'ready' && isNone && found.hasMore ? 'loading' : found.status,
  };
}
