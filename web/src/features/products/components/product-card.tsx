import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@thriftline/domain/base/messages';
import { deliveryLine } from '@thriftline/domain/catalogue/delivery';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { FactsWith } from '@thriftline/domain/catalogue/product-attributes';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { VerifiedBadge } from '@/components/texts/verified-badge.tsx';
import { formatDay } from '@/lib/words/format-date.ts';
import { ClampedText } from './clamped-text.tsx';
import { ProductAttributes } from './product-facts.tsx';

/** How wide a card of the grid is: half the window on a phone, else somewhat over its least width. */
const CARD_WIDTHS = '(max-width: 599px) 46vw, 340px';

/** What a card shows of an item: a product has it, and so has a listing, but for the description. */
export type CardItem = Pick<
  Product,
  'productname' | 'resaleprice' | 'originalprice' | 'location' | 'placeholder' | 'sellername' | 'sellerStatus'
> &
  Partial<Pick<Product, FactsWith<'listed'> | 'description' | 'delivery' | 'deliverycost'>>;

interface ProductCardProps {
  item: CardItem;
  /** The item's own page. */
  to: string;
  /** Its first picture. */
  picture: { img: string; thumb?: string | undefined; alt: string };
  /** When it was listed, as an ISO text. */
  listed: string;
  /** How far it is, in kilometres, when that was asked for. */
  km?: number | undefined;
  sold: boolean;
  /** Whether whoever looks has not been shown it before, of what they asked to be told of. */
  isNew?: boolean;
  /** Whether the description is still on its way: room is kept for it. */
  waiting?: boolean;
  /** True for cards that are seen without scrolling. */
  eager?: boolean;
  /** A round button over the picture, like the wish list's heart. */
  corner?: ReactNode;
  /** What has become of the item and what can be done with it, at the foot of the card. */
  children?: ReactNode;
}

/** The name, which leads to the item's page; on phones the whole card does. */
function CardTitle({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Typography
      component="h2"
      sx={{
        typography: { xs: 'subtitle1', sm: 'h4' },
        lineHeight: { xs: 1.35, sm: 1.25 },
        overflowWrap: 'anywhere',
        '@media (max-width: 599px)': {
          minHeight: '2.7em',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
        },
      }}
    >
      <Link
        component={RouterLink}
        to={to}
        color="inherit"
        underline="hover"
        sx={{
          display: { sm: 'inline-block' },
          py: { sm: 0.5 },
          font: 'inherit',
          letterSpacing: 'inherit',
          '@media (max-width: 599px)': {
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
          },
        }}
      >
        {children}
      </Link>
    </Typography>
  );
}

/** A word over the picture. */
function Mark({ children }: { children: string }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        left: { xs: 8, sm: 12 },
        bottom: { xs: 8, sm: 12 },
        px: 1.5,
        py: 0.5,
        borderRadius: 1,
        bgcolor: 'text.primary',
        color: 'background.paper',
        typography: 'subtitle2',
      }}
    >
      {children}
    </Box>
  );
}

/** Who sells it and since when, for cards that have room. */
function SellerAndDay({ item, listed }: Pick<ProductCardProps, 'item' | 'listed'>) {
  return (
    <Box
      sx={{
        display: { xs: 'none', sm: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        typography: 'body2',
      }}
    >
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <UserText>{item.sellername}</UserText>
      </Box>
      {item.sellerStatus === 'Verified' && <VerifiedBadge />}
      <Box component="time" dateTime={listed} sx={{ color: 'text.secondary', flexBasis: '100%' }}>
        {formatDay(listed)}
      </Box>
    </Box>
  );
}

/** The lines a description takes while it is on its way. */
function DescriptionSkeleton() {
  return (
    <Box sx={{ height: 99 }} aria-hidden>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" />
    </Box>
  );
}

/**
 * An item among others: on phones picture, price, name and place, else everything a buyer wants to know. What they can do
 * about it comes as children.
 */
export function ProductCard({
  item,
  to,
  picture,
  listed,
  km,
  sold,
  isNew = false,
  waiting = false,
  eager = false,
  corner,
  children,
}: ProductCardProps) {
  const { description } = item;
  const delivery = deliveryLine(item);
  return (
    <Card
      component="article"
      aria-label={item.productname}
      sx={{ display: 'flex', flexDirection: 'column', position: 'relative' }}
    >
      <Box sx={{ position: 'relative' }}>
        <Box sx={sold ? { filter: 'grayscale(1)', opacity: 0.6 } : {}}>
          {/* A block, as its picture is: WebKit's driver can't press what has an empty first line. */}
          <Box
            component={RouterLink}
            to={to}
            tabIndex={-1}
            aria-label={item.productname}
            sx={{ display: 'block' }}
          >
            <ImageFrame
              src={picture.img}
              thumb={picture.thumb}
              placeholder={item.placeholder}
              sizes={CARD_WIDTHS}
              alt={picture.alt}
              eager={eager}
            />
          </Box>
        </Box>
        {sold && <Mark>{MESSAGES.soldOut}</Mark>}
        {isNew && !sold && <Mark>New</Mark>}
      </Box>
      {/* Above the name, whose link lies over the whole card on phones. */}
      {corner !== undefined && (
        <Box sx={{ position: 'absolute', right: { xs: 4, sm: 8 }, top: { xs: 4, sm: 8 }, zIndex: 1 }}>
          {corner}
        </Box>
      )}
      <Box
        sx={{
          p: { xs: 1.25, sm: 2 },
          display: 'flex',
          flexDirection: 'column',
          gap: { xs: 0.5, sm: 1.25 },
          flexGrow: 1,
        }}
      >
        <Box sx={{ '& :has(> s)': { display: { xs: 'none', sm: 'inline' } } }}>
          <PriceTag price={item.resaleprice} original={item.originalprice} />
        </Box>
        <CardTitle to={to}>
          <UserText>{item.productname}</UserText>
        </CardTitle>
        <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
          {description !== undefined && <ClampedText text={description} about={item.productname} />}
          {waiting && <DescriptionSkeleton />}
          <ProductAttributes product={item} on="card" />
        </Box>
        {delivery !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {delivery}
          </Typography>
        )}
        {!delivery?.endsWith(item.location) && (
          <Typography variant="body2" color="textSecondary" noWrap sx={{ display: { sm: 'none' } }}>
            <UserText>{item.location}</UserText>
          </Typography>
        )}
        {km !== undefined && (
          <Typography variant="body2" color="textSecondary">
            {km < 1 ? 'Less than 1 km away' : `${Math.round(km)} km away`}
          </Typography>
        )}
        <SellerAndDay item={item} listed={listed} />
        <Box
          sx={{
            mt: 'auto',
            pt: { sm: 0.5 },
            display: 'grid',
            gap: 1,
            position: 'relative',
            zIndex: 1,
            '&:empty': { display: 'none' },
          }}
        >
          {children}
        </Box>
      </Box>
    </Card>
  );
}
