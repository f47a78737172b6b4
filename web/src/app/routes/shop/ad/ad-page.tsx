import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import type { AdvertisedItem } from '@thriftline/domain/pages/ad-content';
import { advertisementSummary } from '@thriftline/domain/pages/advertisement-page';
import { Link } from 'react-router-dom';
import { ShareButton } from '@/components/gallery/share-button.tsx';
import { PageTitle } from '@/components/plain/page-title.tsx';
import { SendingPromise } from '@/components/texts/sending-promise.tsx';
import { isUnsold } from '@/features/advertisements/api/fetch-advertisements.ts';
import { ProductSheet } from '@/features/products/components/product-sheet.tsx';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { BookBar } from '../product/book-bar.tsx';
import { useAdvertisementHead } from './use-advertisement-head.ts';

/** An advertised item as everybody may see it, leading to where it can be booked. */
export function AdPage({ item }: { item: AdvertisedItem }) {
  const { t } = useLingui();
  const { status } = useCurrentUser();
  const sold = !isUnsold(item);
  useAdvertisementHead(advertisementSummary(item));
  return (
    <>
      <PageTitle title={item.productname} />
      <ProductSheet
        item={item}
        listed={item.createdAt}
        sold={sold}
        sellerSince={item.sellerSince === undefined ? undefined : new Date(item.sellerSince)}
        corner={<ShareButton title={item.productname} path={paths.advertisement.href(item._id)} />}
        actions={
          sold ? (
            <Button
              component={Link}
              to={paths.category.href(item.categoryId)}
              variant="contained"
              size="large"
            >
              {t`See more items`}
            </Button>
          ) : (
            <>
              <BookBar price={item.resaleprice}>
                <Button
                  component={Link}
                  to={paths.product.href(item._id)}
                  variant="contained"
                  size="large"
                  fullWidth
                >
                  {status === 'signedIn' ? t`Book it or add it to your wish list` : t`Log in to book`}
                </Button>
              </BookBar>
              <Typography variant="body2" color="textSecondary">
                <SendingPromise />
              </Typography>
            </>
          )
        }
      />
    </>
  );
}
