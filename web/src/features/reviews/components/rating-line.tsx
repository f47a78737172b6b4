import Box from '@mui/material/Box';
import type { Side } from '@thriftline/domain/base/side';
import { type Rating, ratingOf } from '@thriftline/domain/reviews/review-sums';
import { averageText, ratingText, reviewsText } from '@thriftline/domain/reviews/review-texts';
import { Star } from '@/components/plain/stars.tsx';
import { useProfile } from '../api/review-documents.ts';

/** What reviews come to, on one line: an average from two on, with how many there are. */
export function RatingText({ rating }: { rating: Rating }) {
  const { count, average } = rating;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        typography: 'body2',
        color: 'text.primary',
      }}
    >
      <Star filled={average !== undefined} size={18} />
      <Box component="span" role="img" aria-label={ratingText(rating)}>
        {average === undefined ? reviewsText(count) : `${averageText(average)} (${reviewsText(count)})`}
      </Box>
    </Box>
  );
}

/** What was said of an account on one side of its orders; nothing where nobody has said anything. */
export function RatingLine({ uid, side }: { uid: string; side: Side }) {
  const rating = ratingOf(useProfile(uid).row?.data[side]);
  return rating.count === 0 ? null : <RatingText rating={rating} />;
}
