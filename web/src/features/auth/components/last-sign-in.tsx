import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { formatTime } from '@/lib/texts/format-time.ts';
import { useLastSignIn } from '../api/use-auth-user.ts';

/** When somebody last signed in to the account; nothing where Auth does not say. Which device it was Auth does not know. */
export function LastSignIn() {
  const { t } = useLingui();
  const last = useLastSignIn();
  if (last === null) return null;
  const time = formatTime(last);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ width: 1 }}>
      {t`Last sign-in with a password or Google, on any device: ${time}.`}
    </Typography>
  );
}
