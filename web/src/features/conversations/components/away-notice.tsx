import { Trans } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import { startOfDay } from '@thriftline/domain/accounts/device';
import { awayUntil } from '@thriftline/domain/accounts/presence';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { formatUtcDay } from '@/lib/texts/format-date.ts';
import { usePresence } from '../api/use-presence.ts';

interface AwayNoticeProps {
  sellerId: string;
  /** The space above it and below it, in steps of the theme. */
  above?: number;
  below?: number;
}

/** Says before somebody buys that the seller is away, and until when; nothing of one who is there. */
export function AwayNotice({ sellerId, above = 0, below = 0 }: AwayNoticeProps) {
  const presence = usePresence(sellerId);
  const until = presence && awayUntil(presence, serverNow());
  if (until === undefined) return null;
  const day = formatUtcDay(startOfDay(until));
  return (
    <Alert severity="info" sx={{ mt: above, mb: below }}>
      <Trans>The seller is away until {day}. Expect delivery or pick-up after that.</Trans>
    </Alert>
  );
}
