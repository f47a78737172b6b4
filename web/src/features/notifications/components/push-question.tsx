import { useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { PUSHES_A_DAY } from '@thriftline/domain/notifications/push-digest';
import { useId, useState } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { notePushAsked } from '@/lib/push/may-ask-for-push.ts';
import { switchPushOn } from '@/lib/push/switch-push.ts';
import { STANDING_TEXTS } from '../push-texts.ts';

/** Says what would be shown on this device, and has the browser ask for leave only after a yes. */
export function PushQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const { uid } = useCurrentUser();
  const notify = useNotify();
  const titleId = useId();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);

  const close = () => {
    notePushAsked();
    onClose();
  };
  const switchOn = async () => {
    if (uid === null) return;
    setBusy(true);
    try {
      const answer = await switchPushOn(uid);
      if (answer === 'denied') {
        setRefused(true);
        return;
      }
      if (answer === 'granted') notify.success(t`Notifications are on for this device`);
      close();
    } catch (error) {
      notify.error(error);
      close();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={busy ? undefined : close} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t`Get notifications on this device?`}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {t`We tell you about replies, offers, your saved searches, bookings and sales, even when the shop is closed. At most ${PUSHES_A_DAY} a day, then one that sums up the rest.`}
        </DialogContentText>
        <DialogContentText sx={{ mt: 1.5 }}>
          {t`You can turn them off at any time under Notifications.`}
        </DialogContentText>
        {refused && (
          <Alert severity="info" sx={{ mt: 2 }}>
            {STANDING_TEXTS.refused}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={close} disabled={busy} autoFocus>
          {refused ? t`Close` : t`Not now`}
        </Button>
        {!refused && (
          <Button variant="contained" onClick={switchOn} loading={busy}>
            {t`Turn on`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
