import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { formatCents, toCents } from '@thriftline/domain/base/money';
import { paths } from '@thriftline/domain/base/paths';
import type { Product } from '@thriftline/domain/catalogue/product';
import { EARNING_LABELS } from '@thriftline/domain/payouts/payout-texts';
import { isListed } from '@thriftline/domain/search/listing';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useEarnings } from '@/features/payouts/api/use-earnings.ts';
import { ITEM_TAB_LABELS } from '@/features/products/own-items.ts';

interface ItemFiguresProps {
  uid: string;
  /** All items of the seller. */
  items: readonly Product[];
  /** How many of them are sold. */
  sold: number;
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', minWidth: 0 }}>
      <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, order: -1, typography: 'subtitle1', overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

/** What comes of the sales, once the server has added it up. */
function Money({ uid, shown }: { uid: string; shown: string }) {
  const { sums } = useEarnings(uid, shown);
  if (sums === undefined) return null;
  return (['waiting', 'sent'] as const).map((name) => (
    <Figure key={name} label={EARNING_LABELS[name]}>
      <Link component={RouterLink} to={paths.dashboard.payouts.href()} color="inherit">
        {formatCents(sums[name])}
      </Link>
    </Figure>
  ));
}

/** A seller's numbers beside their items, in one row: what is for sale, what was sold, and what comes of it. */
export function ItemFigures({ uid, items, sold }: ItemFiguresProps) {
  const { t } = useLingui();
  const listed = items.filter((item) => isListed(item));
  const asked = listed.reduce((sum, { resaleprice }) => sum + (toCents(resaleprice) ?? 0), 0);
  return (
    <Box
      component="section"
      aria-label={t`Your numbers`}
      sx={{
        mb: 2,
        px: 2,
        py: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
      }}
    >
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.75 }}>
        <Figure label={ITEM_TAB_LABELS.forSale}>{listed.length}</Figure>
        <Figure label={ITEM_TAB_LABELS.sold}>
          <Link component={RouterLink} to={paths.dashboard.sales.href()} color="inherit">
            {sold}
          </Link>
        </Figure>
        <Figure label={t`Total asking price`}>{formatCents(asked)}</Figure>
        <Money uid={uid} shown={String(sold)} />
      </Box>
    </Box>
  );
}
