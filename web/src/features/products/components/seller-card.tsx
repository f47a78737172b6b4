import { Trans, useLingui } from '@lingui/react/macro';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MIRRORED } from '@/components/plain/mirrored.ts';
import { UserText } from '@/components/texts/user-text.tsx';
import { VerifiedBadge } from '@/components/texts/verified-badge.tsx';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';
import { formatMonth } from '@/lib/texts/format-date.ts';

interface SellerCardProps {
  name: string;
  verified: boolean;
  /** When they joined; unknown of sellers of older products. */
  since: Date | undefined;
  /** Their own page, for those who may see it. */
  page: string | undefined;
  /** What buyers said of them. */
  rating?: ReactNode;
  /** How to reach them, for those who may know. */
  children?: ReactNode;
}

/** Who sells, whether an admin vouched for them, since when they are here, and the way to their page. */
export function SellerCard({ name, verified, since, page, rating, children }: SellerCardProps) {
  const { t } = useLingui();
  const { name: shop } = useShopSettings();
  const month = since === undefined ? '' : formatMonth(since);
  const who = (
    <>
      <Avatar aria-hidden sx={{ bgcolor: 'surface.tint', color: 'primary.main', width: 48, height: 48 }}>
        {[...name.trim()][0]?.toUpperCase()}
      </Avatar>
      <Box sx={{ display: 'grid', gap: 0.25, minWidth: 0, flexGrow: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Box component="span" sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>
            <UserText>{name}</UserText>
          </Box>
          {verified && <VerifiedBadge />}
        </Box>
        <Box component="span" suppressHydrationWarning sx={{ typography: 'body2', color: 'text.secondary' }}>
          {since === undefined ? t`Seller on ${shop}` : t`On ${shop} since ${month}`}
        </Box>
        {rating}
      </Box>
    </>
  );
  const row = { display: 'flex', gap: 2, alignItems: 'center', p: 2 };
  return (
    <Card component="section" aria-label={t`Seller`}>
      {page === undefined ? (
        <Box sx={row}>{who}</Box>
      ) : (
        <CardActionArea component={Link} to={page} sx={row}>
          {who}
          <Box
            component="span"
            sx={{
              display: 'flex',
              flexShrink: 0,
              alignItems: 'center',
              typography: 'subtitle2',
              color: 'primary.main',
            }}
          >
            <Trans>See more</Trans>
            <ChevronRightIcon aria-hidden fontSize="small" sx={MIRRORED} />
          </Box>
        </CardActionArea>
      )}
      {Boolean(children) && <Box sx={{ px: 2, pb: 2 }}>{children}</Box>}
    </Card>
  );
}
