import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCents } from '@thriftline/domain/base/money';
import { UserText } from '@/components/texts/user-text.tsx';
import type { PendingCharge } from '@/lib/saved/pending-charges.ts';

/** What a card was, or may have been, charged for, as this device knows it. */
export function ChargedSummary({ charge }: { charge: PendingCharge }) {
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        <UserText>{charge.productname}</UserText>
      </Typography>
      <Typography color="textSecondary">{formatCents(charge.amount)}</Typography>
    </Box>
  );
}
