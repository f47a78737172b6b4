import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Report } from '@thriftline/domain/reports/report';
import { type ReactNode, useId } from 'react';
import { LoadMore } from '@/components/loading/load-more.tsx';
import { RecordSkeletons } from '@/components/loading/record-skeletons.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { PagedList } from '@/lib/live/use-paged-query.ts';
import { ReportCard } from './report-card.tsx';

interface ReportSectionProps {
  title: string;
  list: PagedList<Stored<Report>>;
  onLoadMore: () => void;
  /** Stands there when there is none. */
  empty: ReactNode;
  /** What can be done about a review that is reported. */
  reviewActs: (reviewId: string) => ReactNode;
}

/** Reports under a heading, as cards. */
export function ReportSection({ title, list, onLoadMore, empty, reviewActs }: ReportSectionProps) {
  const titleId = useId();
  const reports = list.pages.flatMap(({ rows }) => rows.map(({ data }) => data));
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 4 }}>
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {list.status === 'error' && <ErrorState error={list.error} onRetry={list.retry} />}
      {list.status === 'loading' && <RecordSkeletons count={2} />}
      {list.status === 'unknown' && <NotOnDevice />}
      {list.status === 'ready' && reports.length === 0 && empty}
      {reports.length > 0 && (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 2,
            m: 0,
            p: 0,
            listStyle: 'none',
          }}
        >
          {reports.map((report) => (
            <PartBoundary key={report._id} as="li">
              <ReportCard report={report} reviewActs={reviewActs} />
            </PartBoundary>
          ))}
        </Box>
      )}
      <LoadMore hasMore={list.hasMore} loading={list.loadingMore} onLoadMore={onLoadMore} />
    </Box>
  );
}
