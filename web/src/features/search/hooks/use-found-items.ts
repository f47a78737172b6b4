import type { FoundListing, SearchEngine } from '@thriftline/domain/search/search-engine';
import { type SearchQuery, searchQueryOf } from '@thriftline/domain/search/search-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useOnline } from '@/hooks/use-online.ts';
import { endOf, FOUND_PER_PAGE, type Found, isOfDevice } from '../found.ts';
import { cacheFound, foundBefore, foundToBeginWith, recallFound, takeBegun } from '../found-cache.ts';
import { FoundList } from '../found-list.ts';
import { searchKey } from '../search-key.ts';

/** What a search found, page by page. */
export interface FoundItems {
  status: 'loading' | 'ready' | 'error';
  pages: readonly { key: string; rows: readonly FoundListing[] }[];
  /** Whether there is more behind the last page. */
  hasMore: boolean;
  /** Whether a further page is on its way. */
  loadingMore: boolean;
  error: unknown;
  /** What was looked for: with other words than those typed where a slip in them was mended. */
  query: SearchQuery;
  /** Whether some of it was found on this device alone. */
  isOfDevice: boolean;
  /** When it was found, in milliseconds since 1970, where that was at an earlier visit and nobody has looked since. */
  asOf: number | undefined;
  /** Starts over after an error. */
  retry: () => void;
}

/**
 * A product is found some moments after it was published: a search that fills no page is asked once more after the first of
 * these, and one that finds nothing, which costs a read, after each of them.
 */
const INDEXED_MS = [3000, 6000, 12_000, 24_000];

/** A search that failed is asked again by itself after so many milliseconds, as long as there is a network. */
const AGAIN_MS = 10_000;

/** After how long to ask again, when it was asked again so often; undefined when there is no need to. */
function askAgainMs({ pages: [first, ...others] }: Found, times: number): number | undefined {
  const rows = first?.rows.length ?? 0;
  const isFull = others.length > 0 || rows >= FOUND_PER_PAGE;
  return isFull || (rows > 0 && times > 0) ? undefined : INDEXED_MS[times];
}

/**
 * The first pages of what a search finds. Looked for again when the network comes back; who comes back to a search sees
 * at once what it had found, at an earlier visit, too.
 */
export function useFoundItems(engine: SearchEngine, query: SearchQuery, wanted: number): FoundItems {
  const key = searchKey(query);
  const [attempt, setAttempt] = useState(0);
  const session = useMemo(() => ({ engine, key, attempt }), [engine, key, attempt]);
  const [told, setTold] = useState<{ session: object; found?: Found; error?: unknown }>();
  const list = useRef<FoundList | null>(null);
  const wantedNow = useRef(wanted);

  useEffect(() => {
    wantedNow.current = wanted;
    list.current?.show(wanted);
  }, [wanted]);

  useEffect(() => {
    const known = foundToBeginWith(session.engine, session.key);
    let again: ReturnType<typeof setTimeout> | undefined;
    let times = 0;
    const query = searchQueryOf(new URLSearchParams(session.key));
    const current = new FoundList({
      engine: session.engine,
      query,
      known: known?.found,
      takeBegun: () => takeBegun(session.engine, query),
      onFound: (found) => {
        cacheFound(session.engine, session.key, found);
        setTold({ session, found });
        const delay = askAgainMs(found, times);
        if (delay === undefined || again !== undefined) return;
        again = setTimeout(() => {
          again = undefined;
          times += 1;
          current.refresh();
        }, delay);
      },
      onError: (error) =>
        setTold((before) => ({ ...(before?.session === session ? before : {}), session, error })),
    });
    list.current = current;
    current.show(wantedNow.current);
    if (known?.isOld) current.refresh();
    return () => {
      list.current = null;
      clearTimeout(again);
      current.stop();
    };
  }, [session]);

  const before = useMemo(() => foundBefore(engine, key), [engine, key]);
  const known = (told?.session === session ? told.found : undefined) ?? recallFound(engine, key)?.found;
  const found = known ?? before?.found;
  const error = told?.session === session ? told.error : undefined;
  const online = useOnline();
  const wasOnline = useRef(online);
  const failed = error !== undefined;
  useEffect(() => {
    if (online === wasOnline.current) return;
    wasOnline.current = online;
    // Without a network there may be something on this device.
    if (online || failed) list.current?.refresh();
  }, [online, failed]);

  useEffect(() => {
    if (error === undefined || !online) return;
    const timer = setTimeout(() => list.current?.refresh(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [error, online]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const hasMore = found !== undefined && endOf(found) !== undefined;
  const ofDevice = found !== undefined && isOfDevice(found);
  // That this device knows of none says nothing while the server can be asked.
  const isWord =
    found !== undefined && !(online && ofDevice && found.pages.every(({ rows }) => rows.length === 0));
  return {
    status: isWord ? 'ready' : error !== undefined ? 'error' : 'loading',
    pages: (found?.pages ?? []).map(({ rows }, index) => ({ key: `page-${index + 1}`, rows })),
    hasMore,
    loadingMore: hasMore && found.pages.length < wanted && error === undefined,
    error,
    query: found?.query ?? query,
    isOfDevice: ofDevice,
    asOf: known === undefined ? before?.asOf : undefined,
    retry,
  };
}
