import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { sealedReviewPath } from '@thriftline/domain/base/collections';
import type { Side } from '@thriftline/domain/base/side';
import { type Order, orderSideOf } from '@thriftline/domain/orders/order';
import {
  isReviewable,
  otherSide,
  REVIEW_SIDES,
  type Review,
  type SealedReview,
} from '@thriftline/domain/reviews/review';
import { sealedText } from '@thriftline/domain/reviews/review-texts';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { Stars } from '@/components/plain/stars.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useNow } from '@/hooks/use-now.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { Row } from '@/lib/live/row.ts';
import { formatTime } from '@/lib/texts/format-time.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { WaitingToSend } from '@/outbox/components/waiting-to-send.tsx';
import { useReview, useSealedReview } from '../api/review-documents.ts';
import { ReviewActs } from './review-acts.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewItem } from './review-item.tsx';

/** What somebody has sealed, and until when. */
function Sealed({ row, about }: { row: Row<Stored<SealedReview>>; about: Side }) {
  const { t } = useLingui();
  const { stars, text, publishAt } = row.data;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Stars value={stars} />
        <Box component="span" sx={{ typography: 'subtitle2' }}>
          {t`Your review`}
        </Box>
        {row.pending && <WaitingToSend />}
      </Box>
      {text !== undefined && (
        <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          <UserText block>{text}</UserText>
        </Box>
      )}
      <Box sx={{ color: 'text.secondary' }}>{sealedText(about, formatTime(publishAt.toDate()))}</Box>
    </Box>
  );
}

/** What the two sides of a complete order say of each other, and the way to say it. */
export function OrderReviews({ order }: { order: Stored<Order> }) {
  const { t } = useLingui();
  const { uid, role } = useSignedInUser();
  const now = useNow(order.reviewUntil?.toMillis());
  const side = orderSideOf(order, uid);
  const sealed = useSealedReview(order._id, side);
  const ofBuyer = useReview(order._id, 'buyer');
  const ofSeller = useReview(order._id, 'seller');
  const published = { buyer: ofBuyer.row?.data, seller: ofSeller.row?.data };
  const reviews = REVIEW_SIDES.flatMap((by) => published[by] ?? []);
  const names = { buyer: order.buyername, seller: order.sellername };
  const loading = [ofBuyer, ofSeller, ...(side ? [sealed] : [])].some(({ status }) => status === 'loading');
  const writes =
    side !== undefined &&
    published[side] === undefined &&
    sealed.row === undefined &&
    isReviewable(order, now);
  const seals = side !== undefined && published[side] === undefined && sealed.row !== undefined;
  if (!loading && reviews.length === 0 && !writes && !seals) return null;
  const nameOf = ({ by }: Pick<Review, 'by'>) => (by === side ? t`Your review` : undefined);
  return (
    <Box component="section" aria-labelledby="reviews" sx={{ display: 'grid', gap: 2.5 }}>
      <Typography variant="h3" component="h2" id="reviews">
        {side !== undefined && (writes || seals) && reviews.length === 0 ? t`Your review` : t`Reviews`}
      </Typography>
      {side && <Refusals of={({ path }) => path === sealedReviewPath(order._id, side)} />}
      {sealed.status === 'error' && <ErrorState error={sealed.error} onRetry={sealed.retry} />}
      {loading && <LoadingBlock height={120} />}
      {!loading && writes && sealed.status !== 'error' && <ReviewForm order={order} side={side} uid={uid} />}
      {!loading && seals && sealed.row && <Sealed row={sealed.row} about={otherSide(side)} />}
      {reviews.map((review) => (
        <PartBoundary key={review._id}>
          <ReviewItem
            review={review}
            {...(nameOf(review) !== undefined && { author: nameOf(review) as string })}
            about={side === otherSide(review.by) ? undefined : names[otherSide(review.by)]}
            isAdmin={role === 'Admin'}
          >
            <ReviewActs review={review} uid={uid} role={role} />
          </ReviewItem>
        </PartBoundary>
      ))}
    </Box>
  );
}
