import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/states/empty-state.tsx';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useClosedReports, useOpenReports } from '../api/use-reports.ts';
import { ReportSection } from './report-section.tsx';

interface ReportsListProps {
  /** What can be done about a review that is reported. */
  reviewActs: (reviewId: string) => ReactNode;
}

/** What people reported: what is to be decided, the oldest first, then what is decided. */
export function ReportsList({ reviewActs }: ReportsListProps) {
  const { t } = useLingui();
  const [open, closed] = [useShownPages(), useShownPages('decided')];
  return (
    <>
      <ReportSection
        title={t`To decide`}
        list={useOpenReports(open.pages)}
        onLoadMore={open.showMore}
        empty={
          <EmptyState title={t`Nothing to decide`}>
            {t`Reported messages, reviews, listings and profiles appear here.`}
          </EmptyState>
        }
        reviewActs={reviewActs}
      />
      <ReportSection
        title={t({ message: 'Done', context: 'reports' })}
        list={useClosedReports(closed.pages)}
        onLoadMore={closed.showMore}
        empty={<EmptyState title={t`No decisions yet`} />}
        reviewActs={reviewActs}
      />
    </>
  );
}
