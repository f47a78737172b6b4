import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { PagedList } from '@/lib/live/use-paged-query.ts';
import { LoadMore } from '../loading/load-more.tsx';
import { RecordSkeletons } from '../loading/record-skeletons.tsx';
import { AsOf } from '../states/as-of.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { NotOnDevice } from '../states/not-on-device.tsx';
import { type ColumnHead, RecordTable } from './record-table.tsx';

/** A paged list whose rows may be more than documents. */
type PagesOf<R> = Omit<PagedList<never>, 'pages'> & { pages: readonly { key: string; rows: readonly R[] }[] };

interface PagedRecordsProps<R> {
  list: PagesOf<R>;
  label: string;
  columns: readonly (string | ColumnHead)[];
  /** Stands where the table would be when there is nothing. */
  empty: ReactNode;
  onLoadMore: () => void;
  /** One page of rows. */
  children: (page: PagesOf<R>['pages'][number]) => ReactNode;
}

/** A live table page by page, with what stands there while it loads, when it is empty, and when it fails. */
export function PagedRecords<R>(props: PagedRecordsProps<R>) {
  const { t } = useLingui();
  const { list, label, columns, empty, onLoadMore, children } = props;
  if (list.status === 'error') return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.pages.every(({ rows }) => rows.length === 0)) {
    if (list.status === 'unknown') return <NotOnDevice />;
    if (!list.confirmed || list.loadingMore) return <RecordSkeletons />;
    // Nothing of what is loaded is shown, which says nothing of the rest.
    if (list.hasMore) return <LoadMore hasMore loading={false} onLoadMore={onLoadMore} />;
    return empty;
  }
  return (
    <>
      <Box sx={{ mb: 1 }}>
        <AsOf of={`lists/${label}`} confirmed={list.confirmed}>
          {t`There may be more.`}
        </AsOf>
      </Box>
      <RecordTable label={label} columns={columns}>
        {list.pages.map(children)}
      </RecordTable>
      {list.loadingMore && <RecordSkeletons count={2} />}
      <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoadMore={onLoadMore} />
    </>
  );
}
