import { isAskedFor, type SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import { type SearchHits, unseenHits, withHit } from '@thriftline/domain/saved-searches/search-hits';
import { read } from '../firestore/collection.ts';
import { attemptDue } from '../jobs/due.ts';
import { notify } from '../notifications/notify.ts';
import { firestore } from '../platform/firebase.ts';
import { askForSearch } from './ask-for-search.ts';
import { nextDigest } from './next-digest.ts';
import { savedSearchDocument, searchHits, searchHitsDocument } from './saved-searches.ts';

/** Searches that are read at once. */
const PAGE = 500;

/** What was found for a search, with some products that it did not have yet. */
function withNews(found: SearchHits, productIds: readonly string[], now: number): SearchHits {
  const others = productIds.filter((id) => !(id in found.hits));
  return others.reduce((hits, id) => withHit(hits, id, now), found);
}

/** Tells what is new, and gives the ids of what a query found. */
async function tell(
  searchId: string,
  search: SavedSearch,
  { found, dueAt, now }: { found: SearchHits; dueAt: number; now: number },
): Promise<string[]> {
  const asked = isAskedFor(search) ? await askForSearch(search, found.askedUntil ?? dueAt) : [];
  const count = unseenHits(withNews(found, asked, now), search).length;
  if (count > 0) {
    const { ownerId, name, address, without } = search;
    const params = { searchId, name, address, count };
    await notify(
      { kind: 'searchDigest', to: ownerId, subject: searchId, version: dueAt, params },
      { without },
    );
  }
  return asked;
}

/** What was looked at for a digest: the hits that it told of, and the ids of what a query found. */
interface Told {
  dueAt: number;
  now: number;
  hits: SearchHits['hits'];
  asked: readonly string[];
}

/** Whether there is news that came while the digest was on its way, and isn't in it. */
function hasMoreNews(stored: SearchHits, search: SavedSearch, { hits, asked }: Told): boolean {
  return unseenHits(stored, search).some((id) => !(id in hits) && !asked.includes(id));
}

/**
 * It is told: the next hit says when the next is due. The clock alone does for a search that is asked for, and for hits that came too
 * late for this digest.
 */
async function settle(searchId: string, told: Told): Promise<void> {
  const { dueAt, now, asked } = told;
  await firestore().runTransaction(async (transaction) => {
    const [search, stored] = await Promise.all([
      read(savedSearchDocument(searchId), transaction),
      read(searchHitsDocument(searchId), transaction),
    ]);
    if (stored?.dueAt !== dueAt) return;
    const { dueAt: _told, ...found } = withNews(stored, asked, now);
    const goesOn = search !== undefined && !search.paused;
    const isAsked = goesOn && isAskedFor(search);
    const isDueAgain = isAsked || (goesOn && hasMoreNews(stored, search, told));
    const next = isDueAgain ? await nextDigest(search, now, transaction) : undefined;
    transaction.set(searchHitsDocument(searchId), {
      ...found,
      ...(next !== undefined && { dueAt: next }),
      ...(next !== undefined && isAsked && { askedUntil: now }),
    });
  });
}

/**
 * Tells what is new for the searches whose daily or weekly news are due: the longest waiting first. Throws at the end when
 * somebody could not be told: the next run does, and what is not begun by `until` (milliseconds since 1970).
 */
export async function sendSearchDigests(now: number, until?: number): Promise<void> {
  const { failed } = await attemptDue(
    searchHits().where('dueAt', '<=', now).orderBy('dueAt'),
    { page: PAGE, until },
    async (snapshot) => {
      const { id } = snapshot;
      const found = snapshot.data();
      const { dueAt } = found;
      if (dueAt === undefined) return false;
      const search = await read(savedSearchDocument(id));
      const isTold = search !== undefined && !search.paused;
      const asked = isTold ? await tell(id, search, { found, dueAt, now }) : [];
      await settle(id, { dueAt, now, hits: isTold ? found.hits : {}, asked });
      return isTold;
    },
  );
  if (failed > 0) throw new Error(`${failed} digests of saved searches could not be written`);
}
