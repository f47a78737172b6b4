import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useReportsOf } from '../api/use-reports.ts';
import { ReportSection } from './report-section.tsx';

interface MemberReportsProps {
  uid: string;
  /** What can be done about a review that is reported. */
  reviewActs: (reviewId: string) => ReactNode;
}

/** What others reported of a member, and what the member reported, newest first; for admins. */
export function MemberReports({ uid, reviewActs }: MemberReportsProps) {
  const [about, by] = [useShownPages(), useShownPages('by')];
  return (
    <>
      <ReportSection
        title="About this member"
        list={useReportsOf(uid, 'reportedId', about.pages)}
        onLoadMore={about.showMore}
        empty={<Typography color="textSecondary">No reports</Typography>}
        reviewActs={reviewActs}
      />
      <ReportSection
        title="By this member"
        list={useReportsOf(uid, 'reporterId', by.pages)}
        onLoadMore={by.showMore}
        empty={<Typography color="textSecondary">No reports</Typography>}
        reviewActs={reviewActs}
      />
    </>
  );
}
