import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReportedReview as Reported } from '@thriftline/domain/reports/evidence';
import { Stars } from '@/components/plain/stars.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { formatTime } from '@/lib/texts/format-time.ts';

/** The review that a report is about, as it was when the report came. */
export function ReportedReview({ review }: { review: Reported }) {
  const { stars, text, publishedAt, reply } = review;
  const time = formatTime(publishedAt.toDate());
  return (
    <Box sx={{ px: 2, py: 1.25, borderRadius: '12px', bgcolor: 'surface.sunken' }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <Trans>Review, {time}</Trans>
      </Box>
      <Stars value={stars} />
      {text !== undefined && (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <UserText block>{text}</UserText>
        </Box>
      )}
      {reply && (
        <Box sx={{ mt: 1, pl: 2, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-wrap' }}>
          <UserText block>{reply.text}</UserText>
        </Box>
      )}
    </Box>
  );
}
