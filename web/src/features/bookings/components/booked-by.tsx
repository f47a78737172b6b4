import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { paths } from '@thriftline/domain/base/paths';
import { BOOKING_STATE_LABELS } from '@thriftline/domain/orders/booking-state';
import type { BookingSummary } from '@thriftline/domain/orders/booking-summary';
import { orderDisputeText } from '@thriftline/domain/orders/order-dispute-texts';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PartBoundary } from '@/components/states/part-boundary.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { BuyerContact } from './buyer-contact.tsx';

/** So many people are shown before anyone asks for all. */
const SHOWN_FIRST = 3;

/** High enough on a phone to be touched without touching its neighbor. */
const TOUCHABLE = { display: 'inline-block', py: { xs: 1.5, lg: 0.5 } };

/** Who booked a product, for its seller: how to write to them, and to call who paid. Nothing when nobody did. */
export function BookedBy({ bookers }: { bookers: readonly Stored<BookingSummary>[] }) {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  if (bookers.length === 0) return null;
  const count = bookers.length;
  const shown = all ? bookers : bookers.slice(0, SHOWN_FIRST);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', typography: 'body2', minWidth: 0 }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t`Booked by`}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {shown.map((booker) => (
          <PartBoundary key={booker._id} as="li">
            <Buyer booker={booker} />
          </PartBoundary>
        ))}
      </Box>
      {shown.length < bookers.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {t`Show all ${count}`}
        </Button>
      )}
    </Box>
  );
}

function Buyer({ booker: { _id, yourname, state, dispute } }: { booker: Stored<BookingSummary> }) {
  const { t } = useLingui();
  const disputed = orderDisputeText(dispute, 'seller');
  return (
    <Box component="li" sx={{ display: 'grid', justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        <UserText>{yourname}</UserText>
        {state !== 'unpaid' && ` · ${BOOKING_STATE_LABELS[state]}`}
      </Box>
      <Link component={RouterLink} to={paths.dashboard.messages.with(_id)} sx={TOUCHABLE}>
        {t({ message: 'Message', context: 'verb' })}
      </Link>
      {disputed !== undefined && <Box sx={{ maxWidth: '48ch' }}>{disputed}</Box>}
      {(state === 'paid' || state === 'refunded') && <BuyerContact bookingsId={_id} />}
    </Box>
  );
}
