import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { deliveryLine, totalLine } from '@thriftline/domain/catalogue/delivery';
import type { Product } from '@thriftline/domain/catalogue/product';
import { proposedAlt } from '@thriftline/domain/pictures/picture-alt';
import { picturesOf } from '@thriftline/domain/pictures/pictures-of';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Gallery } from '@/components/gallery/gallery.tsx';
import type { GalleryPicture } from '@/components/gallery/gallery-picture.ts';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { formatDay } from '@/lib/texts/format-date.ts';
import { PriceDrop } from './price-drop.tsx';
import { ProductAttributes } from './product-attributes.tsx';
import { SellerCard } from './seller-card.tsx';

/** What the sheet shows: a product's or an advertisement's own fields. */
export type SheetItem = Omit<
  Product,
  'utcDate' | 'createdAt' | 'sellerSince' | 'hold' | 'availability' | 'paid' | 'yearsofpurchase'
> &
  Partial<Pick<Product, 'yearsofpurchase'>>;

interface ProductSheetProps {
  item: SheetItem;
  /** When it was listed, as an ISO text: by the server's clock, not as its seller says. */
  listed: string;
  sold: boolean;
  /** When the seller joined, if that is known. */
  sellerSince: Date | undefined;
  /** Round buttons on the picture: to share it, to wish for it. */
  corner: ReactNode;
  /** What can be done about it. */
  actions: ReactNode;
  /** How to reach the seller, for those who may know. */
  contact?: ReactNode;
  /** The seller's own page, for those who may see it. */
  sellerPage?: string;
  /** What buyers said of them. */
  sellerRating?: ReactNode;
}

/** Everything there is to know of one item, on a page of its own: pictures beside the facts, below them on a phone. */
export function ProductSheet(props: ProductSheetProps) {
  const { item, listed, sold, sellerSince, corner, actions, contact, sellerPage, sellerRating } = props;
  const { t } = useLingui();
  const delivery = deliveryLine(item);
  const inAll = sold ? undefined : (totalLine(item) ?? delivery);
  return (
    <Box
      component="article"
      aria-label={item.productname}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
        gridTemplateRows: { md: 'auto 1fr' },
        columnGap: { md: 5, lg: 7 },
        rowGap: { xs: 3, md: 4 },
      }}
    >
      <Box sx={{ mx: { xs: -2, sm: 0 }, mt: { xs: -3, sm: 0 } }}>
        <PartBoundary>
          <Gallery
            name={item.productname}
            pictures={galleryOf(item)}
            sold={sold}
            placeholder={item.placeholder}
            corner={corner}
          />
        </PartBoundary>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'start',
          gap: { xs: 2, md: 2.5 },
          gridRow: { md: 'span 2' },
          // Beside long descriptions the price and what can be done stay in sight.
          '@media (min-width: 56.25em) and (min-height: 47.5em)': {
            position: 'sticky',
            top: 24,
            alignSelf: 'start',
          },
        }}
      >
        <div>
          <Link
            component={RouterLink}
            to={paths.category.href(item.categoryId)}
            variant="body2"
            sx={{ display: 'inline-block', py: 1.5, mt: { xs: -1.5, md: 0 }, overflowWrap: 'anywhere' }}
          >
            <UserText>{item.categoryName}</UserText>
          </Link>
          {/* What it comes to is the first thing that is read. */}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            <PriceTag large price={item.resaleprice} original={item.originalprice} />
            {sold ? <SoldMark /> : <PriceDrop item={item} />}
          </Box>
          {inAll !== undefined && (
            <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {inAll}
            </Typography>
          )}
        </div>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          <UserText>{item.productname}</UserText>
        </Typography>
        <PartBoundary>
          <ProductAttributes
            product={item}
            on="page"
            more={[
              [
                t`Listed`,
                // The day where the reader is, which a server that draws the page does not know.
                <time key="listed" dateTime={listed} suppressHydrationWarning>
                  {formatDay(listed)}
                </time>,
              ],
            ]}
          />
        </PartBoundary>
        <PartBoundary>
          <SellerCard
            name={item.sellername}
            verified={item.sellerStatus === 'Verified'}
            since={sellerSince}
            page={sellerPage}
            rating={sellerRating}
          >
            {contact}
          </SellerCard>
        </PartBoundary>
        {actions}
      </Box>
      <Box component="section" aria-labelledby="description">
        <Typography variant="h3" component="h2" id="description" gutterBottom>
          <Trans>Description</Trans>
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
          <UserText block>{item.description}</UserText>
        </Typography>
        {delivery !== undefined && (
          <>
            <Typography variant="h3" component="h2" gutterBottom sx={{ mt: 3 }}>
              <Trans>Delivery or pick-up</Trans>
            </Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{delivery}</Typography>
          </>
        )}
      </Box>
    </Box>
  );
}

function SoldMark() {
  return (
    <Box
      component="span"
      sx={{
        px: 1.5,
        py: 0.5,
        borderRadius: 1,
        bgcolor: 'text.primary',
        color: 'background.paper',
        typography: 'subtitle2',
      }}
    >
      {MESSAGES.soldOut}
    </Box>
  );
}

/** A picture whose seller said nothing of it is called after the item. */
function galleryOf(item: SheetItem): GalleryPicture[] {
  return picturesOf(item).map((picture, index) => ({
    ...picture,
    alt: picture.alt.trim() || proposedAlt(item.productname, index),
  }));
}
