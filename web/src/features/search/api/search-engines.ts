import type { SearchEngine } from '@thriftline/domain/search/search-engine';
import { isOnline } from '@/lib/connection.ts';
import { advertisedSearch, memberSearch, openSearch } from './firestore-search-engine.ts';

/** The engine while there is a network; without one, what searches the items that this device has seen. */
export function offlineToo(
  engine: SearchEngine,
  cached: () => Promise<SearchEngine> = async () => (await import('./cached-search.ts')).cachedSearch,
): SearchEngine {
  const current = async () => (isOnline() ? engine : cached());
  return {
    search: async (query, page) => (await current()).search(query, page),
    count: async (query) => (await current()).count(query),
    counts: async (query, changes) => (await current()).counts(query, changes),
    countsByCategory: async (query, ids) => (await current()).countsByCategory(query, ids),
    countsByDistance: async (query, near) => (await current()).countsByDistance(query, near),
    suggest: (text) => engine.suggest(text),
    correct: (words) => engine.correct(words),
  };
}

const FOR_MEMBERS = offlineToo(memberSearch);
const FOR_STRANGERS = offlineToo(advertisedSearch);
const FOR_STRANGERS_IN_AN_OPEN_SHOP = offlineToo(openSearch);

/**
 * What searches for the person at the screen: everything for members, what is advertised for strangers, and everything for
 * them, too, where the shop is open for browsing. The same engine each time.
 */
export function searchEngineFor(isMember: boolean, isOpen = false): SearchEngine {
  if (isMember) return FOR_MEMBERS;
  return isOpen ? FOR_STRANGERS_IN_AN_OPEN_SHOP : FOR_STRANGERS;
}
