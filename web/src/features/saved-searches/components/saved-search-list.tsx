import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { paths } from '@thriftline/domain/base/paths';
import type { SavedSearch } from '@thriftline/domain/saved-searches/saved-search';
import { unseenHits } from '@thriftline/domain/saved-searches/search-hits';
import { lazy } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { RecordSkeletons } from '@/components/loading/record-skeletons.tsx';
import { SearchPicture } from '@/components/states/empty-pictures.tsx';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { useSavedSearches, useSearchHits } from '../api/use-saved-searches.ts';
import { CHANGED_SEARCH } from '../changed-search.ts';
import { SavedSearchRow } from './saved-search-row.tsx';

/** Loaded when a search is changed for the first time. */
const SavedSearchDialog = lazy(async () => ({
  default: (await import('./saved-search-dialog.tsx')).SavedSearchDialog,
}));

type SearchRow = Row<Stored<SavedSearch>>;

const newestFirst = (a: SearchRow, b: SearchRow) =>
  b.data.createdAt.toMillis() - a.data.createdAt.toMillis() || (a.data._id < b.data._id ? -1 : 1);

function NoSearches() {
  const { t } = useLingui();
  return (
    <EmptyState
      picture={<SearchPicture />}
      title={t`No saved searches yet`}
      action={
        <Button variant="contained" component={Link} to={paths.search.href()}>
          {t({ message: 'Search', context: 'verb' })}
        </Button>
      }
    >
      {t`Search for something and tap “Save this search”. We’ll notify you about new matches.`}
    </EmptyState>
  );
}

/** The searches an account has saved, the newest first, live, with how much is new in each. */
export function SavedSearchList({ uid }: { uid: string }) {
  const { t } = useLingui();
  const searches = useSavedSearches(uid);
  const hits = useSearchHits(uid);
  const [address, setAddress] = useSearchParams();
  const changed = searches.rows.find(({ data }) => data._id === address.get(CHANGED_SEARCH))?.data;
  if (searches.status === 'loading') return <RecordSkeletons />;
  if (searches.status === 'error') return <ErrorState error={searches.error} onRetry={searches.retry} />;
  if (searches.status === 'unknown') return <NotOnDevice />;
  if (searches.rows.length === 0) return <NoSearches />;
  const newIn = (search: Stored<SavedSearch>) => {
    const found = hits.rows.find(({ data }) => data._id === search._id)?.data;
    return found === undefined ? 0 : unseenHits(found, search).length;
  };
  const open = (id: string) => setAddress({ [CHANGED_SEARCH]: id }, { replace: true });
  return (
    <>
      <Card>
        <Box component="ul" aria-label={t`Saved searches`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {searches.rows.toSorted(newestFirst).map((row) => (
            <PartBoundary key={row.data._id} as="li">
              <SavedSearchRow row={row} count={newIn(row.data)} onChange={() => open(row.data._id)} />
            </PartBoundary>
          ))}
        </Box>
      </Card>
      <LazyMount open={changed !== undefined}>
        <SavedSearchDialog search={changed} onClose={() => setAddress({}, { replace: true })} />
      </LazyMount>
    </>
  );
}
