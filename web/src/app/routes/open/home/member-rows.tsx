import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { WIDEST_ROW } from '@/components/cards/item-grid.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { useListings } from '@/features/products/api/use-listings.ts';
import {
  useNewestIn,
  useNewestInCells,
  useNewestOf,
  useNewestOfAll,
} from '@/features/products/api/use-newest-in.ts';
import { categoriesSeen } from '@/features/products/browsing/categories-seen.ts';
import { useSavedSearches, useSearchHits } from '@/features/saved-searches/api/use-saved-searches.ts';
import { newestHits } from '@/features/saved-searches/newest-hits.ts';
import { useNewestFollows } from '@/features/sellers/api/use-follows.ts';
import { useIdle } from '@/hooks/use-idle.ts';
import type { LiveList } from '@/lib/live/use-live-query.ts';
import { reportError } from '@/lib/notices/report-error.ts';
import { isMissingChunk } from '@/lib/reload/missing-chunk.ts';
import { cellsNear } from './cells-near.ts';
import { HomeRow } from './home-row.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

/** What concerns a member among the items there are, once the page has time for it. */
export function MemberRows({ uid }: { uid: string }) {
  const isIdle = useIdle();
  return (
    <>
      <PartBoundary>
        <FromFollowed uid={uid} isIdle={isIdle} />
      </PartBoundary>
      <PartBoundary>
        <NearYou uid={uid} isIdle={isIdle} />
      </PartBoundary>
      <PartBoundary>
        <FoundForYou uid={uid} isIdle={isIdle} />
      </PartBoundary>
      <PartBoundary>
        <RecentlyViewed uid={uid} isIdle={isIdle} />
      </PartBoundary>
      <PartBoundary>
        <Newest uid={uid} isIdle={isIdle} />
      </PartBoundary>
    </>
  );
}

interface RowProps {
  uid: string;
  /** Whether the page has time for it. */
  isIdle: boolean;
}

/** The rows of a list; undefined while they are on their way, none where they cannot be had. */
const rowsOf = <T extends object>({ status, rows }: LiveList<T>): readonly T[] | undefined =>
  status === 'loading' ? undefined : rows.map(({ data }) => data);

/** Items of others: nobody needs to be shown their own. */
const ofOthers = <T extends { sellerId: string }>(items: readonly T[] | undefined, uid: string) =>
  items?.filter(({ sellerId }) => sellerId !== uid);

function FromFollowed({ uid, isIdle }: RowProps) {
  const { t } = useLingui();
  const follows = rowsOf(useNewestFollows(isIdle ? uid : null));
  const newest = useNewestOf(follows?.map(({ sellerId }) => sellerId) ?? []);
  const items = follows?.length === 0 ? [] : rowsOf(newest);
  return <HomeRow uid={uid} id="followed" title={t`From sellers you follow`} items={items} />;
}

/** Map cells near the member; undefined while loading. */
function useCellsNear({ uid, isIdle }: RowProps): readonly string[] | undefined {
  const [cells, setCells] = useState<readonly string[]>();
  useEffect(() => {
    if (!isIdle || cells !== undefined) return;
    cellsNear(uid)
      .then(setCells)
      .catch((error: unknown) => {
        setCells([]);
        // Offline the list of towns may not be on this device: the page goes without the row.
        if (isMissingChunk(error)) console.debug('Not known where this is', error);
        else reportError(error);
      });
  }, [isIdle, cells, uid]);
  return cells;
}

function NearYou(props: RowProps) {
  const { t } = useLingui();
  const cells = useCellsNear(props);
  const newest = useNewestInCells(cells ?? []);
  const items = cells?.length === 0 ? [] : ofOthers(rowsOf(newest), props.uid);
  return <HomeRow uid={props.uid} id="near" title={t`Near you`} items={items} />;
}

function FoundForYou({ uid, isIdle }: RowProps) {
  const { t } = useLingui();
  const searches = rowsOf(useSavedSearches(isIdle ? uid : null));
  // Who has saved nothing has found nothing.
  const found = rowsOf(useSearchHits(searches === undefined || searches.length === 0 ? null : uid));
  const ids = newestHits(searches ?? [], found ?? [], WIDEST_ROW);
  const listingOf = useListings(ids);
  const entries = ids.map(listingOf);
  const isKnown =
    searches?.length === 0 || (found !== undefined && entries.every(({ status }) => status !== 'loading'));
  const items = entries.flatMap((entry) => (entry.status === 'ready' ? [entry.row.data] : []));
  return (
    <HomeRow
      uid={uid}
      id="found"
      title={t`New for your saved searches`}
      items={isKnown ? items : undefined}
    />
  );
}

/** The newest where somebody looked last; of all there is, where they have not looked anywhere yet. */
function Newest({ uid, isIdle }: RowProps) {
  const { t } = useLingui();
  const [categories] = useState(() => categoriesSeen(uid));
  const hasLooked = categories.length > 0;
  const ofCategories = useNewestIn(isIdle ? categories : []);
  const ofAll = useNewestOfAll(isIdle && !hasLooked);
  const items = ofOthers(rowsOf(hasLooked ? ofCategories : ofAll), uid);
  return (
    <HomeRow uid={uid} id="new" title={hasLooked ? t`New in your categories` : t`New items`} items={items} />
  );
}
