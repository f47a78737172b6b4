import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { startOfDay } from '@thriftline/domain/accounts/device';
import { awayUntil, lastHere } from '@thriftline/domain/accounts/presence';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { formatUtcDay } from '@/lib/texts/format-date.ts';
import { usePresence } from '../../api/use-presence.ts';

/** Whether an answer is to be expected soon: until when the account is away, or when it was last here. */
export function PresenceNote({ uid }: { uid: string }) {
  const presence = usePresence(uid);
  if (presence === undefined) return null;
  const now = serverNow();
  const until = awayUntil(presence, now);
  const day = until === undefined ? undefined : formatUtcDay(startOfDay(until));
  return (
    <Box
      component="p"
      sx={{ m: 0, typography: 'body2', color: until === undefined ? 'text.secondary' : 'warning.main' }}
    >
      {until === undefined ? lastHere(presence, now) : <Trans>Away until {day}</Trans>}
    </Box>
  );
}
