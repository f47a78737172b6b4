import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PagedList } from '@/lib/live/use-paged-query.ts';
import { PartBoundary } from '../states/part-boundary.tsx';
import { PagedRecords } from './paged-records.tsx';
import { type RecordColumn, RecordRows } from './record-rows.tsx';

interface RecordSectionProps<T> {
  title: string;
  list: PagedList<T>;
  columns: readonly RecordColumn<T>[];
  /** What is said where there is nothing. */
  empty: string;
  onLoadMore: () => void;
}

/** A live table page by page under a heading of its own, as a part of a page. */
export function RecordSection<T extends { _id: string }>(props: RecordSectionProps<T>) {
  const { title, list, columns, empty, onLoadMore } = props;
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 4 }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <PartBoundary>
        <PagedRecords
          list={list}
          label={title}
          columns={columns}
          onLoadMore={onLoadMore}
          empty={<Typography color="textSecondary">{empty}</Typography>}
        >
          {({ key, rows }) => (
            <RecordRows key={key} columns={columns} records={rows.map(({ data }) => data)} />
          )}
        </PagedRecords>
      </PartBoundary>
    </Box>
  );
}
