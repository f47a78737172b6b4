import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { useReviewById } from '../api/review-documents.ts';
import { ModerateButton } from './moderate-button.tsx';

/** What an admin can do about a review of others, and whether it is hidden now. */
export function ModeratedReview({ reviewId }: { reviewId: string }) {
  const { t } = useLingui();
  const { uid } = useSignedInUser();
  const { row, status } = useReviewById(reviewId);
  if (status === 'missing') return <Box sx={{ color: 'text.secondary' }}>{t`The review was deleted.`}</Box>;
  if (row === undefined || row.data.authorId === uid || row.data.aboutId === uid) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box component="span">{row.data.shown ? t`The review is visible.` : t`The review is hidden.`}</Box>
      <ModerateButton reviewId={reviewId} shown={row.data.shown} />
    </Box>
  );
}
