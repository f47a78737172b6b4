import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { paths } from '@thriftline/domain/base/paths';
import type { Payout } from '@thriftline/domain/payouts/payout';
import { PAYOUT_LABELS } from '@thriftline/domain/payouts/payout-texts';
import type { ReactNode } from 'react';
import { ItemLink } from '@/components/cards/item-link.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { formatDay } from '@/lib/texts/format-date.ts';
import { PAYOUT_COLORS } from '../payout-colors.ts';

/** Smaller words under a value. */
export function Detail({ children }: { children: ReactNode }) {
  return <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{children}</Box>;
}

/** The item of a payout, as the way to its order, and when it was sold. */
export function SoldItem({ payout }: { payout: Stored<Payout> }) {
  const { t } = useLingui();
  const day = formatDay(payout.createdAt.toDate().toISOString());
  return (
    <>
      <Box sx={{ typography: 'subtitle1' }}>
        <ItemLink to={paths.dashboard.order.href(payout._id)}>
          <UserText>{payout.productname}</UserText>
        </ItemLink>
      </Box>
      <Detail>{t`Sold ${day}`}</Detail>
    </>
  );
}

/** The state of a payout. */
export function PayoutState({ state }: Pick<Payout, 'state'>) {
  return <Chip size="small" variant="outlined" color={PAYOUT_COLORS[state]} label={PAYOUT_LABELS[state]} />;
}
