import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { paths } from '@thriftline/domain/base/paths';
import { EVERYTHING, MAX_SEARCH_WORDS } from '@thriftline/domain/search/search-query';
import { lazy, useCallback } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { LazySection } from '@/components/loading/lazy-section.tsx';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { ErrorState } from '@/components/states/error-state.tsx';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { ReportProfile } from '@/features/reports/components/sending/report-what-is-seen.tsx';
import { sellerEngineFor } from '@/features/search/api/seller-engine.ts';
import { useFoundCount } from '@/features/search/hooks/use-found-count.ts';
import { type FoundItems, useFoundItems } from '@/features/search/hooks/use-found-items.ts';
import { type SellerState, useSeller } from '@/features/sellers/api/use-seller.ts';
import { type SellerBrief, SellerHead } from '@/features/sellers/components/seller-head.tsx';
import { useOnline } from '@/hooks/use-online.ts';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { useShownPages } from '@/hooks/use-shown-pages.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { shopperOf } from '../browse/shopper.ts';
import { NoSuchSeller } from './no-such-seller.tsx';
import { SellerActs, StrangerActs } from './seller-acts.tsx';
import { SellerItems } from './seller-items.tsx';

// Below the items.
const SellerReviews = lazy(async () => ({
  default: (await import('@/features/reviews/components/seller-reviews.tsx')).SellerReviews,
}));
const RatingLine = lazy(async () => ({
  default: (await import('@/features/reviews/components/rating-line.tsx')).RatingLine,
}));

// Few are away.
const AwayNotice = lazy(async () => ({
  default: (await import('@/features/conversations/components/being-here.ts')).AwayNotice,
}));

/** What the server says of the seller; before that, or without a network, what one of their items does. */
function briefOf(seller: SellerState, { pages: [first] }: FoundItems): SellerBrief | undefined {
  if (seller.status === 'ready') return seller.facts;
  const listing = first?.rows[0]?.listing;
  if (listing === undefined) return undefined;
  const { sellername, sellerStatus, sellerSince, location } = listing;
  return {
    name: sellername,
    verified: sellerStatus === 'Verified',
    place: location,
    ...(sellerSince !== undefined && { since: sellerSince.toMillis() }),
  };
}

/** A seller, what can be done about them, and their items that can be had. */
export function SellerPage({ id }: { id: string }) {
  const { t } = useLingui();
  const user = useCurrentUser();
  const { openBrowsing } = useShopSettings();
  const online = useOnline();
  const shopper = shopperOf(user, openBrowsing);
  const engine = sellerEngineFor(id, shopper.isMember);
  const { pages, showMore } = useShownPages();
  const [address, setAddress] = useSearchParams();
  const words = (address.get('q') ?? '').slice(0, MAX_SEARCH_WORDS);
  const search = useCallback(
    (wanted: string) =>
      setAddress(wanted === '' ? {} : { q: wanted }, { replace: true, preventScrollReset: true }),
    [setAddress],
  );
  // To look for some of them all have to be there.
  const found = useFoundItems(engine, EVERYTHING, words === '' ? pages : Number.POSITIVE_INFINITY);
  const count = useFoundCount(engine, found);
  const seller = useSeller(id);
  const brief = briefOf(seller, found);
  const isOwn = user.uid === id;
  // Visitors who may see what is for sale.
  const reads = shopper.isMember || openBrowsing;

  if (seller.status === 'gone') return <NoSuchSeller />;
  return (
    <>
      <PageTitle title={brief?.name ?? t`Seller`} />
      {isOwn && (
        <Alert
          severity="info"
          sx={{ mb: 3 }}
          action={
            <Button component={Link} to={paths.dashboard.myProducts.href()} color="inherit" size="small">
              {t`My Products`}
            </Button>
          }
        >
          {t`This is how others see you.`}
        </Alert>
      )}
      <PartBoundary>
        <SellerHead
          seller={brief}
          waiting={seller.status === 'loading'}
          rating={
            reads && (
              <LazySection>
                <RatingLine uid={id} side="seller" />
              </LazySection>
            )
          }
        >
          {user.uid === null && user.status === 'signedOut' && <StrangerActs />}
          {user.uid !== null && brief !== undefined && !isOwn && (
            <SellerActs
              sellerId={id}
              name={brief.name}
              uid={user.uid}
              asks={seller.status === 'ready' && seller.facts.mayAsk}
              found={found}
              onShowMore={showMore}
            />
          )}
          {user.role === 'Admin' && (
            <Button component={Link} to={paths.dashboard.member.href(id)} variant="outlined" size="large">
              {t`Member page`}
            </Button>
          )}
        </SellerHead>
      </PartBoundary>
      {user.uid !== null && user.role !== null && !isOwn && (
        <LazySection>
          <AwayNotice sellerId={id} below={4} />
        </LazySection>
      )}
      <Refusals of={({ subject }) => subject.address === paths.seller.href(id)} />
      {seller.status === 'error' && online && <ErrorState error={seller.error} onRetry={seller.retry} />}
      <PartBoundary>
        <SellerItems
          found={found}
          count={count}
          shopper={shopper}
          words={words}
          onWords={search}
          onShowMore={showMore}
        />
      </PartBoundary>
      {reads && brief !== undefined && (
        <LazySection>
          <SellerReviews sellerId={id} name={brief.name} uid={user.uid} role={user.role} />
        </LazySection>
      )}
      {user.uid !== null && user.role !== null && brief !== undefined && !isOwn && (
        <Box sx={{ mt: 4 }}>
          <PartBoundary>
            <ReportProfile seller={{ sellerId: id, name: brief.name }} uid={user.uid} />
          </PartBoundary>
        </Box>
      )}
    </>
  );
}
