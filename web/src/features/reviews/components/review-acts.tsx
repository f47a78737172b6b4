import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Role } from '@thriftline/domain/accounts/roles';
import { GONE_ACCOUNT } from '@thriftline/domain/reports/report';
import type { Review } from '@thriftline/domain/reviews/review';
import { lazy, useState } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import type { Stored } from '@/lib/firebase/stored.ts';

// Most who read reviews do nothing about them, and forms take much script.
const AnswerDialog = lazy(async () => ({ default: (await import('./answer-dialog.tsx')).AnswerDialog }));
const ReportDialog = lazy(async () => ({
  default: (await import('./report-review-dialog.tsx')).ReportReviewDialog,
}));
const ModerateButton = lazy(async () => ({
  default: (await import('./moderate-button.tsx')).ModerateButton,
}));

interface ReviewActsProps {
  review: Stored<Review>;
  /** Who asks. */
  uid: string;
  role: Role | null;
}

/** What somebody may do about a published review: answer it, report it, hide it; nothing where there is nothing. */
export function ReviewActs({ review, uid, role }: ReviewActsProps) {
  const { t } = useLingui();
  const { _id, aboutId, authorId, reply, shown } = review;
  const [asking, setAsking] = useState<'answer' | 'report'>();
  const needsNetwork = useNeedsNetwork();
  const close = () => setAsking(undefined);
  const answers = aboutId === uid && reply === undefined && shown;
  const reports = authorId !== uid && shown;
  const moderates = role === 'Admin' && authorId !== uid && aboutId !== uid;
  if (!answers && !reports && !moderates) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ...FLUSH_TEXT }}>
      {answers && (
        <Button size="small" onClick={() => setAsking('answer')} {...needsNetwork}>
          {t({ message: 'Reply', context: 'verb' })}
        </Button>
      )}
      {reports && (
        <Button size="small" color="inherit" onClick={() => setAsking('report')} {...needsNetwork}>
          {t({ message: 'Report', context: 'verb' })}
        </Button>
      )}
      <LazyMount open={moderates}>
        <ModerateButton reviewId={_id} shown={shown} />
      </LazyMount>
      <LazyMount open={asking === 'answer'}>
        <AnswerDialog reviewId={_id} open={asking === 'answer'} onClose={close} />
      </LazyMount>
      <LazyMount open={asking === 'report'}>
        <ReportDialog
          reviewId={_id}
          authorId={authorId ?? GONE_ACCOUNT}
          uid={uid}
          open={asking === 'report'}
          onClose={close}
        />
      </LazyMount>
    </Box>
  );
}
