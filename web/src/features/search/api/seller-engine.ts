import { createSearchEngine } from '@thriftline/domain/search/create-search-engine';
import { type ListingStore, listingsOfSeller } from '@thriftline/domain/search/listing-store';
import { MAX_COUNTED, type SearchEngine } from '@thriftline/domain/search/search-engine';
import { NO_VOCABULARY } from '@thriftline/domain/search/words/vocabulary';
import { mostCountedFor, storedListings } from './firestore-search-engine.ts';
import { offlineToo } from './search-engines.ts';

/** So many sellers are remembered: who comes back to one finds the list as it was. */
const MOST = 10;

const known = new Map<string, SearchEngine>();

/** Everything of a seller is looked through: no words are asked for. */
const engineOver = (store: ListingStore, sellerId: string, mostCounted: number) =>
  createSearchEngine({
    store: listingsOfSeller(store, sellerId),
    vocabulary: async () => NO_VOCABULARY,
    mostCounted,
  });

/** What finds a seller's items, for members or for strangers in an open shop. The same engine each time. */
export function sellerEngineFor(sellerId: string, isMember: boolean): SearchEngine {
  const key = `${isMember}:${sellerId}`;
  const cached = async () =>
    engineOver((await import('./cached-search.ts')).cachedStore, sellerId, MAX_COUNTED);
  const engine =
    known.get(key) ??
    offlineToo(engineOver(storedListings('listings', isMember), sellerId, mostCountedFor(isMember)), cached);
  known.delete(key);
  known.set(key, engine);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return engine;
}
