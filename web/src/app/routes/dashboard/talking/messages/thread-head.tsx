import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { paths } from '@thriftline/domain/base/paths';
import type { Product } from '@thriftline/domain/catalogue/product';
import { productState } from '@thriftline/domain/catalogue/product-state';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ImageFrame } from '@/components/cards/image-frame.tsx';
import { PriceTag } from '@/components/texts/price-tag.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { useNow } from '@/hooks/use-now.ts';

interface ThreadHeadProps {
  heading: 'h1' | 'h2';
  /** Who is on the other side; undefined when that account is gone. */
  name: string | undefined;
  /** The page of who is on the other side: where they sell, for admins what the shop knows of them. */
  page: string | undefined;
  /** Whether they answer soon. */
  presence: ReactNode;
  productId: string;
  productname: string;
  img: string;
  /** What it cost when the conversation began. */
  price: number;
  /** What the two agreed on, which is what it costs them. */
  agreed: number | undefined;
  /** The item as it is now, as far as it is known. */
  product: Product | undefined;
  /** Whether the item is gone, or taken down. */
  gone: boolean;
  /** What can be done with the conversation. */
  children: ReactNode;
}

/** With whom one talks and about what, and what has become of the item. */
export function ThreadHead({
  heading,
  name,
  page,
  presence,
  productId,
  productname,
  img,
  price,
  agreed,
  product,
  gone,
  children,
}: ThreadHeadProps) {
  const { t } = useLingui();
  // A hold that ends is noticed without any news from the server.
  const now = useNow(product?.hold?.until.toMillis());
  const newsOf = { available: undefined, held: t`Reserved`, hidden: t`Hidden`, sold: t`Sold` };
  const news = gone ? t`No longer for sale` : product && newsOf[productState(product, now).name];
  return (
    <Box sx={{ display: 'grid', gap: 1, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'baseline' }}>
        <Typography variant="h3" component={heading} sx={{ overflowWrap: 'anywhere' }}>
          {page === undefined || name === undefined ? (
            <UserText lines={2}>{name ?? t`Deleted account`}</UserText>
          ) : (
            <Link component={RouterLink} to={page} color="inherit" underline="hover">
              <UserText lines={2}>{name}</UserText>
            </Link>
          )}
        </Typography>
        {presence}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ width: 56, borderRadius: '10px', overflow: 'hidden' }}>
          <ImageFrame src={img} sizes="56px" alt="" ratio="1" />
        </Box>
        <Box sx={{ minWidth: 0, flex: '1 1 160px', display: 'grid', justifyItems: 'start' }}>
          {gone ? (
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              <UserText lines={2}>{productname}</UserText>
            </Box>
          ) : (
            <Link
              component={RouterLink}
              to={paths.product.href(productId)}
              sx={{ py: { xs: 1.25, md: 0 }, overflowWrap: 'anywhere' }}
            >
              <UserText lines={2}>{productname}</UserText>
            </Link>
          )}
          <PriceTag price={agreed ?? product?.resaleprice ?? price} />
        </Box>
        {news !== undefined && <Chip size="small" label={news} />}
        {children}
      </Box>
    </Box>
  );
}
