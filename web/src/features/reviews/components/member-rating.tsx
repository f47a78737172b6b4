import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import type { Side } from '@thriftline/domain/base/side';
import { ratingOf } from '@thriftline/domain/reviews/review-sums';
import { useProfile } from '../api/review-documents.ts';
import { RatingText } from './rating-line.tsx';

const SIDES: readonly Side[] = ['seller', 'buyer'];

const AS = lookedUp<Side>({ seller: msg`As a seller`, buyer: msg`As a buyer` });

/** What was said of a member on either side of their orders; says so where nothing was. */
export function MemberRating({ uid }: { uid: string }) {
  const { t } = useLingui();
  const profile = useProfile(uid).row?.data;
  const ratings = SIDES.map((side) => ({ side, words: AS[side], rating: ratingOf(profile?.[side]) })).filter(
    ({ rating }) => rating.count > 0,
  );
  if (ratings.length === 0) return t`No reviews yet`;
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {ratings.map(({ side, words, rating }) => (
        <Box key={side} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          {words} <RatingText rating={rating} />
        </Box>
      ))}
    </Box>
  );
}
