import type { SearchEngine } from '@thriftline/domain/search/search-engine';
import { isOnline } from '@/lib/connection.ts';
import { advertisedSearch, memberSearch } from './firestore-search-engine.ts';

/** The engine while there is a network; without one, what searches the items that this device has seen. */
function offlineToo(engine: SearchEngine): SearchEngine {
  const current = async () => (isOnline() ? engine : (await import('./cached-search.ts')).cachedSearch);
  return {
    search: async (query, page) => (await current()).search(query, page),
    count: async (query) => (await current()).count(query),
    counts: async (query, changes) => (await current()).counts(query, changes),
    suggest: (text) => engine.suggest(text),
    correct: (words) => engine.correct(words),
  };
}

const FOR_MEMBERS = offlineToo(memberSearch);
const FOR_STRANGERS = offlineToo(advertisedSearch);

/** What searches for the person at the screen: everything for members, what is advertised for strangers. */
export function searchEngineFor(isMember: boolean): SearchEngine {
  return isMember ? FOR_MEMBERS : FOR_STRANGERS;
}
