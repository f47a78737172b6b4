import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Role } from '@thriftline/domain/accounts/roles';
import { ratingOf } from '@thriftline/domain/reviews/review-sums';
import { useState } from 'react';
import { LoadMore } from '@/components/loading/load-more.tsx';
import { LoadingBlock } from '@/components/loading/loading-block.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { NotOnDevice } from '@/components/states/not-on-device.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useProfile } from '../api/review-documents.ts';
import { useReviewsOf } from '../api/use-reviews-of.ts';
import { RatingText } from './rating-line.tsx';
import { ReviewActs } from './review-acts.tsx';
import { ReviewItem } from './review-item.tsx';

interface SellerReviewsProps {
  sellerId: string;
  name: string;
  /** Who reads; null while nobody is signed in. */
  uid: string | null;
  role: Role | null;
}

/** What buyers said of a seller, the newest first, and what it comes to. */
export function SellerReviews({ sellerId, name, uid, role }: SellerReviewsProps) {
  const { t } = useLingui();
  const [pages, setPages] = useState(1);
  const list = useReviewsOf(sellerId, { pages, hidden: role === 'Admin' });
  const rating = ratingOf(useProfile(sellerId).row?.data.seller);
  const reviews = list.pages.flatMap(({ rows }) => rows.map(({ data }) => data));
  return (
    <Box component="section" aria-labelledby="reviews" sx={{ mt: { xs: 5, md: 7 }, maxWidth: '45rem' }}>
      <Typography variant="h2" id="reviews" sx={{ mb: 0.5 }}>
        {t`Reviews`}
      </Typography>
      {rating.count > 0 && <RatingText rating={rating} />}
      {list.status === 'loading' && <LoadingBlock height={120} sx={{ mt: 2 }} />}
      {list.status === 'error' && <ErrorState error={list.error} onRetry={list.retry} />}
      {list.status === 'unknown' && <NotOnDevice />}
      {list.status === 'ready' && reviews.length === 0 && (
        <Typography color="textSecondary">
          <Trans>
            No reviews of <UserText>{name}</UserText> yet. Buyers can write one once they have their item.
          </Trans>
        </Typography>
      )}
      {reviews.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {reviews.map((review) => (
            <Box
              component="li"
              key={review._id}
              sx={{ py: 2.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
            >
              <PartBoundary>
                <ReviewItem review={review} about={name} isAdmin={role === 'Admin'}>
                  {uid !== null && <ReviewActs review={review} uid={uid} role={role} />}
                </ReviewItem>
              </PartBoundary>
            </Box>
          ))}
        </Box>
      )}
      <LoadMore
        label={t`More reviews`}
        hasMore={list.hasMore}
        loading={list.loadingMore}
        onLoadMore={() => setPages(pages + 1)}
      />
    </Box>
  );
}
