import { t } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import type { SearchEngine } from '@thriftline/domain/search/search-engine';
import { isOnline, onConnectionLost } from '@/lib/connection/connection.ts';
import { advertisedSearch, memberSearch, openSearch } from './firestore-search-engine.ts';

const LOST = Symbol('the connection went');

/** What comes of a request, or that the connection went before anything did. */
async function unlessLost<T>(request: Promise<T>): Promise<T | typeof LOST> {
  const stops: (() => void)[] = [];
  const lost = new Promise<typeof LOST>((resolve) => {
    // Without Auth there may be no token to ask with.
    for (const server of ['firestore', 'auth'] as const) {
      stops.push(onConnectionLost(() => resolve(LOST), server));
    }
  });
  try {
    return await Promise.race([request, lost]);
  } finally {
    for (const stop of stops) stop();
  }
}

/** So long what searches this device may take to be loaded, in milliseconds: it may lie on the server that hangs. */
const LOAD_MS = 2_000;

/** Throws AppError where it does not come. */
async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('internal', t`We can’t reach the shop.`)), LOAD_MS);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The engine while there is a network; without one, and when it goes meanwhile, what searches the items that this device
 * has seen.
 */
export function offlineToo(
  engine: SearchEngine,
  cached: () => Promise<SearchEngine> = async () => (await import('./cached-search.ts')).cachedSearch,
): SearchEngine {
  const ask = async <T>(request: (current: SearchEngine) => Promise<T>): Promise<T> => {
    const answer = isOnline() ? await unlessLost(request(engine)) : LOST;
    return answer === LOST ? request(await inTime(cached())) : answer;
  };
  const search = async (current: SearchEngine, ...asked: Parameters<SearchEngine['search']>) => {
    const page = await current.search(...asked);
    return current === engine ? page : { ...page, isOfDevice: true as const };
  };
  return {
    search: (query, page) => ask((current) => search(current, query, page)),
    count: (query) => ask((current) => current.count(query)),
    counts: (query, changes) => ask((current) => current.counts(query, changes)),
    countsByCategory: (query, ids) => ask((current) => current.countsByCategory(query, ids)),
    countsByDistance: (query, near) => ask((current) => current.countsByDistance(query, near)),
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
