import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Review } from '@thriftline/domain/review';
import { AUTHOR_GONE } from '@thriftline/domain/review-words';
import type { ReactNode } from 'react';
import { Stars } from '@/components/stars.tsx';
import { formatDay } from '@/lib/format-date.ts';

const WORDS = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

interface ReviewItemProps {
  review: Review;
  /** Who wrote it, where that is not the name it has. */
  author?: string;
  /** Who is reviewed: the answer is theirs. */
  about: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A published review, with the answer to it, and why it is hidden where it is. */
export function ReviewItem({ review, author, about, children }: ReviewItemProps) {
  const { authorName, stars, text, productname, publishedAt, reply, shown, hiddenWhy } = review;
  return (
    <Box component="article" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Stars value={stars} />
        <Box component="span" sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>
          {author ?? authorName ?? AUTHOR_GONE}
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {productname}, {formatDay(publishedAt.toDate().toISOString())}
      </Box>
      {text !== undefined && <Box sx={WORDS}>{text}</Box>}
      {reply && (
        <Box sx={{ pl: 2, borderLeft: 3, borderColor: 'divider' }}>
          <Box sx={{ typography: 'subtitle2' }}>{about} answered</Box>
          <Box sx={WORDS}>{reply.text}</Box>
        </Box>
      )}
      {!shown && (
        <Alert severity="info" sx={WORDS}>
          An admin hid this review: it does not count.{hiddenWhy !== undefined && ` Why: ${hiddenWhy}`}
        </Alert>
      )}
      {children}
    </Box>
  );
}
