import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { paths } from '@thriftline/domain/base/paths';
import { Link } from 'react-router-dom';
import type { ChargeKnowledge, PendingCharge } from '@/lib/saved/pending-charges.ts';

const CHARGE_LABELS: Record<ChargeKnowledge, string> = {
  asked: 'Payment unconfirmed',
  charged: 'Card charged',
  recorded: 'Card charged',
};

/** A card that was, or may have been, charged while the shop's record is not on this device: no way to pay again. */
export function ChargedCell({ charge: { bookingsId, state } }: { charge: PendingCharge }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <Chip color="warning" variant="outlined" label={CHARGE_LABELS[state]} />
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {state === 'asked' ? 'Don’t pay again' : 'We’re updating your order'}
      </Box>
      <Button component={Link} to={paths.dashboard.payment.href(bookingsId)} size="small">
        {state === 'asked' ? 'Check payment' : 'View payment'}
      </Button>
    </Box>
  );
}
