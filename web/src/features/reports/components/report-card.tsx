import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import {
  GONE_ACCOUNT,
  REPORT_OUTCOME_LABELS,
  REPORT_REASON_LABELS,
  type Report,
} from '@thriftline/domain/reports/report';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { PANEL } from '@/components/records/panel.ts';
import { NotHereYet } from '@/components/states/not-here-yet.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatTime } from '@/lib/texts/format-time.ts';
import { useEvidence } from '../api/use-evidence.ts';
import { AccountLink } from './account-link.tsx';
import { DecideReport } from './decide-report.tsx';
import { ReportedReview } from './reported-review.tsx';

const ReportedMessages = lazy(async () => ({
  default: (await import('./reported-messages.tsx')).ReportedMessages,
}));
const ReportedListing = lazy(async () => ({
  default: (await import('./reported-listing.tsx')).ReportedListing,
}));
const ReportedProfile = lazy(async () => ({
  default: (await import('./reported-profile.tsx')).ReportedProfile,
}));
// Said of few.
const ContactMarksNote = lazy(async () => ({
  default: (await import('./contact-marks-note.tsx')).ContactMarksNote,
}));

interface ReportCardProps {
  report: Stored<Report>;
  /** What can be done about a review. */
  reviewActs: (reviewId: string) => ReactNode;
}

/** A report with what it is about, and what came of it or the way to say so. */
export function ReportCard({ report, reviewActs }: ReportCardProps) {
  const { _id, reason, note, reporterId, reportedId, createdAt, outcome, closedAt } = report;
  const { t } = useLingui();
  const found = useEvidence(_id);
  const evidence = found.row?.data;
  const time = formatTime(createdAt.toDate());
  const item = evidence?.productname ?? t`an item`;
  return (
    <Box component="li" sx={{ ...PANEL, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <Typography variant="subtitle1" component="h3">
        {REPORT_REASON_LABELS[reason]}
      </Typography>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {evidence?.productId === undefined ? (
          time
        ) : (
          <Trans>
            {time}, about{' '}
            <Link component={RouterLink} to={paths.product.href(evidence.productId)}>
              <UserText>{item}</UserText>
            </Link>
          </Trans>
        )}
      </Box>
      <AccountLink title={t`Reported`} uid={reportedId} name={evidence?.reportedName} />
      {reportedId !== GONE_ACCOUNT && (
        <Suspense>
          <ContactMarksNote uid={reportedId} />
        </Suspense>
      )}
      <AccountLink
        title={t({ message: 'By', context: 'who reported it' })}
        uid={reporterId}
        name={evidence?.reporterName}
      />
      {note !== undefined && (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <Trans>
            “<UserText>{note}</UserText>”
          </Trans>
        </Box>
      )}
      {evidence?.review && <ReportedReview review={evidence.review} />}
      {'reviewId' in report && reviewActs(report.reviewId)}
      {evidence && !evidence.review && (
        <Suspense fallback={<LoadingBlock height={64} />}>
          {evidence.listing && <ReportedListing reportId={_id} listing={evidence.listing} />}
          {evidence.profile && <ReportedProfile reportId={_id} sellerId={reportedId} evidence={evidence} />}
          {'conversationId' in report && (
            <ReportedMessages reportId={_id} evidence={evidence} reporterId={reporterId} />
          )}
        </Suspense>
      )}
      {found.status === 'loading' && <LoadingBlock height={64} />}
      {found.status === 'unknown' && (
        <Box sx={{ color: 'text.secondary' }}>
          <NotHereYet />
        </Box>
      )}
      {found.status === 'missing' && (
        <Box sx={{ color: 'text.secondary' }}>{t`The reported content isn’t copied yet.`}</Box>
      )}
      {outcome === undefined ? (
        <DecideReport report={report} />
      ) : (
        <Box sx={{ color: 'text.secondary' }}>
          {REPORT_OUTCOME_LABELS[outcome]}
          {closedAt && `, ${formatTime(closedAt.toDate())}`}
        </Box>
      )}
    </Box>
  );
}
