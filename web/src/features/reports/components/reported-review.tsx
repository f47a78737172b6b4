import Box from '@mui/material/Box';
import type { ReportedReview as Reported } from '@thriftline/domain/evidence';
import { Stars } from '@/components/stars.tsx';
import { formatTime } from '@/lib/format-time.ts';

/** The review that a report is about, as it was when the report came. */
export function ReportedReview({ review }: { review: Reported }) {
  const { stars, text, publishedAt, reply } = review;
  return (
    <Box sx={{ px: 2, py: 1.25, borderRadius: '12px', bgcolor: 'surface.sunken' }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        Review, {formatTime(publishedAt.toDate())}
      </Box>
      <Stars value={stars} />
      {text !== undefined && <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>}
      {reply && (
        <Box sx={{ mt: 1, pl: 2, borderLeft: 3, borderColor: 'divider', whiteSpace: 'pre-wrap' }}>
          {reply.text}
        </Box>
      )}
    </Box>
  );
}
