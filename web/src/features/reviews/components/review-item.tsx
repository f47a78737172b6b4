import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Review } from '@thriftline/domain/reviews/review';
import { authorGone } from '@thriftline/domain/reviews/review-texts';
import type { ReactNode } from 'react';
import { Stars } from '@/components/plain/stars.tsx';
import { MemberLink } from '@/components/records/member-link.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { formatDay } from '@/lib/texts/format-date.ts';

const WORDS = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const;

interface ReviewItemProps {
  review: Review;
  /** Who wrote it, where that is not the name it has. */
  author?: string;
  /** Who is reviewed: the answer is theirs. Undefined for who reads. */
  about: string | undefined;
  /** Whether an admin reads it: the author's name links to the member's page. */
  isAdmin?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A published review, with the answer to it, and why it is hidden where it is. */
export function ReviewItem({ review, author, about, isAdmin = false, children }: ReviewItemProps) {
  const { t } = useLingui();
  const day = formatDay(review.publishedAt.toDate().toISOString());
  const { authorName, stars, text, productname, reply, shown, hiddenWhy } = review;
  const name = author ?? authorName ?? authorGone();
  return (
    <Box component="article" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <Stars value={stars} />
        <Box component="span" sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>
          {isAdmin ? <MemberLink uid={review.authorId}>{name}</MemberLink> : <UserText>{name}</UserText>}
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <Trans>
          <UserText>{productname}</UserText>, {day}
        </Trans>
      </Box>
      {text !== undefined && (
        <Box sx={WORDS}>
          <UserText block>{text}</UserText>
        </Box>
      )}
      {reply && (
        <Box sx={{ pl: 2, borderLeft: 3, borderColor: 'divider' }}>
          <Box sx={{ typography: 'subtitle2' }}>
            {about === undefined ? (
              t`You replied`
            ) : (
              <Trans>
                <UserText>{about}</UserText> replied
              </Trans>
            )}
          </Box>
          <Box sx={WORDS}>
            <UserText block>{reply.text}</UserText>
          </Box>
        </Box>
      )}
      {!shown && (
        <Alert severity="info" sx={WORDS}>
          {t`An admin hid this review. It doesn’t count.`}
          {hiddenWhy !== undefined && (
            <>
              {' '}
              <Trans>
                Reason: <UserText>{hiddenWhy}</UserText>
              </Trans>
            </>
          )}
        </Alert>
      )}
      {children}
    </Box>
  );
}
