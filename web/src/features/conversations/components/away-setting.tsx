import { Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { startOfDay } from '@thriftline/domain/accounts/device';
import { may } from '@thriftline/domain/accounts/permissions';
import { awayUntil, hidesItems } from '@thriftline/domain/accounts/presence';
import { lazy, useState } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { FLUSH_TEXT } from '@/components/texts/flush-text.ts';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useSignedInUser } from '@/lib/account/current-user.ts';
import { serverNow } from '@/lib/clock/server-clock.ts';
import { formatUtcDay } from '@/lib/texts/format-date.ts';
import { setAway } from '../api/set-away.ts';
import { usePresence } from '../api/use-presence.ts';

/** Loaded when it is first opened: forms take much script. */
const AwayDialog = lazy(async () => ({ default: (await import('./away-dialog.tsx')).AwayDialog }));

/** Says to whoever writes or buys that one is away, or takes it back. */
export function AwaySetting({ uid }: { uid: string }) {
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const { role } = useSignedInUser();
  const [open, setOpen] = useState(false);
  const presence = usePresence(uid);
  const until = presence && awayUntil(presence, serverNow());
  const day = until === undefined ? undefined : formatUtcDay(startOfDay(until));
  const back = () => void setAway(uid, undefined).catch((error: unknown) => notify.error(error));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {until === undefined ? (
        <Button size="small" onClick={() => setOpen(true)} {...needsNetwork} sx={FLUSH_TEXT}>
          <Trans>Set away status</Trans>
        </Button>
      ) : (
        <>
          <span>
            {hidesItems(presence, serverNow()) ? (
              <Trans>You’re away until {day}. Your items are hidden until then.</Trans>
            ) : (
              <Trans>You’re away until {day}</Trans>
            )}
          </span>
          <Button size="small" variant="outlined" onClick={back} {...needsNetwork}>
            <Trans>End away status</Trans>
          </Button>
        </>
      )}
      <LazyMount open={open}>
        <AwayDialog
          open={open}
          sells={role !== null && may(role, 'products', 'add')}
          onAway={async (day, items) => {
            await setAway(uid, day, items);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      </LazyMount>
    </Box>
  );
}
