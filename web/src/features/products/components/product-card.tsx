import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { type CardItem, cardAttributes } from '@thriftline/domain/catalogue/card-attributes';
import { shortDeliveryLine } from '@thriftline/domain/catalogue/delivery';
import type { Product } from '@thriftline/domain/catalogue/product';
import type { ReactNode } from 'react';
import { ItemCard } from '@/components/cards/item-card.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { VerifiedBadge } from '@/components/texts/verified-badge.tsx';
import { useLingui } from '@/lib/language/lingui.tsx';
import { formatDay } from '@/lib/texts/format-date.ts';

/** What it shows of an item: a product has it, and so has a listing, but for the description. */
export type ShownItem = CardItem &
  Pick<
    Product,
    'productname' | 'resaleprice' | 'originalprice' | 'placeholder' | 'sellername' | 'sellerStatus'
  > &
  Partial<Pick<Product, 'description'>>;

interface ProductCardProps {
  item: ShownItem;
  /** The item's own page. */
  to: string;
  /** Its first picture. */
  picture: { img: string; thumb?: string | undefined; alt: string };
  /** When it was listed, as an ISO text: by the server's clock, not as its seller says. */
  listed: string;
  /** How far it is, in kilometres, when that was asked for. */
  km?: number | undefined;
  sold: boolean;
  /** Whether somebody else is paying for it. */
  reserved?: boolean;
  /** Whether whoever looks has not been shown it before, of what they asked to be told of. */
  isNew?: boolean;
  /** Whether whoever looks sells it themselves. */
  isOwn?: boolean;
  /** Whether the description is still on its way: room is kept for it. */
  waiting?: boolean;
  /** True for cards that are seen without scrolling. */
  eager?: boolean;
  /** A round button over the picture, like the wish list's heart. */
  corner?: ReactNode;
  /** What has become of the item and what can be done with it, at the foot of the card. */
  children?: ReactNode;
}

/** Its lines, whether they are there or not: see item-grid.module.css. */
const DESCRIPTION_HEIGHT = 'calc(var(--card-lines, 2) * 1lh)';

/** The letters of a card's smaller lines. */
const SMALL = { font: 'var(--card-font, var(--mui-font-body2))' } as const;

/** Begins what a description says. */
function Description({ text }: { text: string }) {
  return (
    <Typography color="textSecondary" sx={{ ...SMALL, height: DESCRIPTION_HEIGHT }}>
      <UserText lines={2}>{text}</UserText>
    </Typography>
  );
}

/** Who sells it and since when. */
function SellerAndDay({ item, listed }: Pick<ProductCardProps, 'item' | 'listed'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, ...SMALL }}>
      <Box component="span" sx={{ fontWeight: 600, minWidth: 0 }}>
        <UserText lines={1}>{item.sellername}</UserText>
      </Box>
      {item.sellerStatus === 'Verified' && <VerifiedBadge />}
      <Box component="time" dateTime={listed} sx={{ color: 'text.secondary' }}>
        {formatDay(listed)}
      </Box>
    </Box>
  );
}

/** The word on the photo, what matters most. */
function markOf({
  sold,
  reserved,
  isNew,
  isOwn,
}: Pick<ProductCardProps, 'sold' | 'reserved' | 'isNew' | 'isOwn'>) {
  if (sold) return MESSAGES.soldOut;
  if (reserved) return t`Reserved`;
  if (isOwn) return t`Your item`;
  return isNew ? t({ message: 'New', context: 'an item' }) : undefined;
}

/** An item among others, with all that a buyer wants to know of it where there is room. What they can do about it comes as children. */
export function ProductCard({
  item,
  to,
  picture,
  listed,
  km,
  sold,
  reserved = false,
  isNew = false,
  isOwn = false,
  waiting = false,
  eager = false,
  corner,
  children,
}: ProductCardProps) {
  useLingui();
  const { description } = item;
  const distance = Math.round(km ?? 0);
  return (
    <ItemCard
      to={to}
      name={item.productname}
      heading="h2"
      price={item.resaleprice}
      original={item.originalprice}
      picture={picture}
      placeholder={item.placeholder}
      facts={cardAttributes(item)}
      place={shortDeliveryLine(item)}
      mark={markOf({ sold, reserved, isNew, isOwn })}
      sold={sold}
      eager={eager}
      corner={corner}
    >
      {km !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {km < 1 ? <Trans>Less than 1 km away</Trans> : <Trans>{distance} km away</Trans>}
        </Typography>
      )}
      <Box sx={{ display: { xs: 'none', sm: 'grid' }, gap: 'calc(2 * var(--card-gap, 4px))' }}>
        {description !== undefined && <Description text={description} />}
        {waiting && (
          <Box sx={{ ...SMALL, height: DESCRIPTION_HEIGHT, overflow: 'hidden' }} aria-hidden>
            <Skeleton />
            <Skeleton width="60%" />
          </Box>
        )}
        <SellerAndDay item={item} listed={listed} />
      </Box>
      {children}
    </ItemCard>
  );
}
