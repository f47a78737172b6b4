import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { lookedUp } from '@thriftline/domain/base/locale/looked-up';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';
import type { ChargeKnowledge, PendingCharge } from '@/lib/saved/pending-charges.ts';

const CHARGE_LABELS = lookedUp<ChargeKnowledge>({
  asked: msg`Payment unconfirmed`,
  charged: msg`Card charged`,
  recorded: msg`Card charged`,
});

/** A card that was, or may have been, charged while the shop's record is not on this device: no way to pay again. */
export function ChargedCell({ charge: { bookingsId, state } }: { charge: PendingCharge }) {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <Chip color="warning" variant="outlined" label={CHARGE_LABELS[state]} />
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {state === 'asked' ? t`Don’t pay again` : t`We’re updating your order`}
      </Box>
      <Button component={Link} to={paths.dashboard.payment.href(bookingsId)} size="small">
        {state === 'asked' ? t`Check payment` : t`View payment`}
      </Button>
    </Box>
  );
}
