import Box from '@mui/material/Box';
import { startOfDay } from '@thriftline/domain/device';
import { awayUntil, lastHere } from '@thriftline/domain/presence';
import { formatUtcDay } from '@/lib/format-date.ts';
import { serverNow } from '@/lib/server-clock.ts';
import { usePresence } from '../api/use-presence.ts';

/** Whether an answer is to be expected soon: until when the account is away, or when it was last here. */
export function PresenceNote({ uid }: { uid: string }) {
  const presence = usePresence(uid);
  if (presence === undefined) return null;
  const now = serverNow();
  const until = awayUntil(presence, now);
  return (
    <Box
      component="p"
      sx={{ m: 0, typography: 'body2', color: until === undefined ? 'text.secondary' : 'warning.main' }}
    >
      {until === undefined ? lastHere(presence, now) : `Away until ${formatUtcDay(startOfDay(until))}`}
    </Box>
  );
}
