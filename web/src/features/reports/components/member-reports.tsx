import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { useReportsAbout, useReportsBy } from '../api/use-reports.ts';
import { ReportSection } from './report-section.tsx';

interface MemberReportsProps {
  uid: string;
  /** What can be done about a review that is reported. */
  reviewActs: (reviewId: string) => ReactNode;
}

function About({ uid, reviewActs }: MemberReportsProps) {
  const { t } = useLingui();
  const { pages, showMore } = useShownPages();
  return (
    <ReportSection
      title={t`About this member`}
      list={useReportsAbout(uid, pages)}
      onLoadMore={showMore}
      empty={<Typography color="textSecondary">{t`No reports`}</Typography>}
      reviewActs={reviewActs}
    />
  );
}

/** What others reported of a member, unless it is whoever looks, and what the member reported, newest first; for admins. */
export function MemberReports({ uid, reviewActs }: MemberReportsProps) {
  const { t } = useLingui();
  const { uid: mine } = useSignedInUser();
  const { pages, showMore } = useShownPages('by');
  return (
    <>
      {uid === mine ? (
        <Typography color="textSecondary" sx={{ mb: 4 }}>
          {t`Only other admins see reports about you.`}
        </Typography>
      ) : (
        <About uid={uid} reviewActs={reviewActs} />
      )}
      <ReportSection
        title={t`By this member`}
        list={useReportsBy(uid, pages)}
        onLoadMore={showMore}
        empty={<Typography color="textSecondary">{t`No reports`}</Typography>}
        reviewActs={reviewActs}
      />
    </>
  );
}
