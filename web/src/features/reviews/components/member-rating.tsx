import Box from '@mui/material/Box';
import type { Side } from '@thriftline/domain/base/side';
import { ratingOf } from '@thriftline/domain/reviews/review-sums';
import { useProfile } from '../api/review-documents.ts';
import { RatingText } from './rating-line.tsx';

const AS: readonly (readonly [side: Side, words: string])[] = [
  ['seller', 'As a seller'],
  ['buyer', 'As a buyer'],
];

/** What was said of a member on either side of their orders; says so where nothing was. */
export function MemberRating({ uid }: { uid: string }) {
  const profile = useProfile(uid).row?.data;
  const ratings = AS.map(([side, words]) => ({ words, rating: ratingOf(profile?.[side]) })).filter(
    ({ rating }) => rating.count > 0,
  );
  if (ratings.length === 0) return 'No reviews yet';
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {ratings.map(({ words, rating }) => (
        <Box key={words} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          {words} <RatingText rating={rating} />
        </Box>
      ))}
    </Box>
  );
}
