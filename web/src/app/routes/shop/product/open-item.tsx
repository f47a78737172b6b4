import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import type { Product } from '@thriftline/domain/catalogue/product';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { ShareButton } from '@/components/gallery/share-button.tsx';
import { LazySection } from '@/components/loading/lazy-section.tsx';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { SendingPromise } from '@/components/texts/sending-promise.tsx';
import { ProductSheet } from '@/features/products/components/product-sheet.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { BookBar } from './book-bar.tsx';

// The sheet is there without it.
const RatingLine = lazy(async () => ({
  default: (await import('@/features/reviews/components/rating-line.tsx')).RatingLine,
}));

interface OpenItemProps {
  product: Stored<Product>;
  /** What the login page is told, so that it leads back here. */
  loginState: object;
}

/** An item as strangers see it in a shop that is open to them: booking it takes an account, and comes back here. */
export function OpenItem({ product, loginState }: OpenItemProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={product.productname} />
      <ProductSheet
        item={product}
        listed={product.createdAt.toDate().toISOString()}
        sold={false}
        sellerSince={product.sellerSince?.toDate()}
        sellerPage={paths.seller.href(product.sellerId)}
        sellerRating={
          <LazySection>
            <RatingLine uid={product.sellerId} side="seller" />
          </LazySection>
        }
        corner={<ShareButton title={product.productname} path={paths.product.href(product._id)} />}
        actions={
          <>
            <BookBar price={product.resaleprice}>
              <Button
                component={Link}
                to={paths.login.href()}
                state={loginState}
                variant="contained"
                size="large"
                fullWidth
              >
                {t`Log in to book`}
              </Button>
            </BookBar>
            <Typography variant="body2" color="textSecondary">
              <SendingPromise />
            </Typography>
            <Button
              component={Link}
              to={paths.login.href()}
              state={loginState}
              variant="outlined"
              size="large"
              fullWidth
            >
              {t`Log in to ask the seller`}
            </Button>
          </>
        }
      />
    </>
  );
}
