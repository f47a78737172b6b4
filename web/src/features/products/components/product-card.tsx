import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@thriftline/domain/messages';
import { picturesOf } from '@thriftline/domain/picture';
import type { Product } from '@thriftline/domain/product';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ImageFrame } from '@/components/image-frame.tsx';
import { ItemLink } from '@/components/item-link.tsx';
import { PriceTag } from '@/components/price-tag.tsx';
import { paths } from '@/config/paths.ts';
import { formatDay } from '@/lib/format-date.ts';
import type { Stored } from '@/lib/stored.ts';
import { ClampedText } from './clamped-text.tsx';
import { ProductFacts } from './product-facts.tsx';
import { VerifiedBadge } from './verified-badge.tsx';

/** How wide a card of the grid is: the window on a phone, else somewhat over its least width. */
const CARD_WIDTHS = '(max-width: 599px) 94vw, 340px';

interface ProductCardProps {
  product: Stored<Product>;
  sold: boolean;
  /** True for cards that are seen without scrolling. */
  eager?: boolean;
  /** A round button over the picture, like the wish list's heart. */
  corner?: ReactNode;
  /** What can be done with the product, at the foot of the card. */
  children?: ReactNode;
}

/** A product with everything a buyer wants to know; what they can do about it comes as children. */
export function ProductCard({ product, sold, eager = false, corner, children }: ProductCardProps) {
  const [cover] = picturesOf(product);
  return (
    <Card
      component="article"
      aria-label={product.productname}
      sx={{ display: 'flex', flexDirection: 'column' }}
    >
      <Box sx={{ position: 'relative' }}>
        <Box sx={sold ? { filter: 'grayscale(1)', opacity: 0.6 } : {}}>
          <Link to={paths.product.href(product._id)} tabIndex={-1} aria-label={product.productname}>
            <ImageFrame
              src={cover.img}
              thumb={cover.thumb}
              placeholder={product.placeholder}
              sizes={CARD_WIDTHS}
              alt={cover.alt}
              eager={eager}
            />
          </Link>
        </Box>
        {sold && (
          <Box
            sx={{
              position: 'absolute',
              left: 12,
              bottom: 12,
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
        )}
        {corner !== undefined && <Box sx={{ position: 'absolute', right: 8, top: 8 }}>{corner}</Box>}
      </Box>
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1.25, flexGrow: 1 }}>
        <PriceTag price={product.resaleprice} original={product.originalprice} />
        <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          <ItemLink to={paths.product.href(product._id)}>{product.productname}</ItemLink>
        </Typography>
        <ClampedText text={product.description} about={product.productname} />
        <ProductFacts product={product} on="card" />
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, typography: 'body2' }}
        >
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {product.sellername}
          </Box>
          {product.sellerStatus === 'Verified' && <VerifiedBadge />}
          <Box
            component="time"
            dateTime={product.utcDate}
            sx={{ color: 'text.secondary', flexBasis: '100%' }}
          >
            {formatDay(product.utcDate)}
          </Box>
        </Box>
        <Box sx={{ mt: 'auto', pt: 0.5, display: 'grid', gap: 1 }}>{children}</Box>
      </Box>
    </Card>
  );
}
