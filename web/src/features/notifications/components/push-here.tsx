import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { PUSHES_A_DAY } from '@thriftline/domain/notifications/push-digest';
import { useState } from 'react';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { notePushAsked } from '@/lib/push/may-ask-for-push.ts';
import { pushHere } from '@/lib/push/push-here.ts';
import { pushStanding } from '@/lib/push/push-standing.ts';
import { switchPushOff, switchPushOn } from '@/lib/push/switch-push.ts';
import { STANDING_TEXTS } from '../push-texts.ts';

/** Whether this device shows what the account is told; nothing where the shop sends no push messages. */
export function PushHere({ uid }: { uid: string }) {
  const { t } = useLingui();
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const [busy, setBusy] = useState(false);
  // Both are the browser's to say, and may have changed once it was asked.
  const standing = pushStanding();
  const on = standing === 'possible' && pushHere(uid) !== undefined;
  if (standing === 'notSent') return null;

  const choose = async (wanted: boolean) => {
    setBusy(true);
    notePushAsked();
    try {
      await (wanted ? switchPushOn(uid) : switchPushOff(uid));
    } catch (error) {
      notify.error(error);
    } finally {
      setBusy(false);
    }
  };
  const impossible = standing === 'possible' ? undefined : STANDING_TEXTS[standing];
  return (
    <Box component="section" aria-labelledby="here" sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" id="here">
        {t`On this device`}
      </Typography>
      {impossible === undefined ? (
        <FormControlLabel
          sx={{ my: 1 }}
          control={
            <Switch
              checked={on}
              onChange={(_event, wanted) => void choose(wanted)}
              {...needsNetwork}
              disabled={needsNetwork.disabled || busy}
            />
          }
          label={t`Show notifications, even when the shop is closed`}
        />
      ) : (
        <Typography sx={{ my: 1 }}>{impossible}</Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t`At most ${PUSHES_A_DAY} a day, then one that sums up the rest.`}
      </Typography>
    </Box>
  );
}
