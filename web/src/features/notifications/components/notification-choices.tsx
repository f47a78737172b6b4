import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  choicesOf,
  groupOfChoice,
  NOTIFICATION_GROUP_LABELS,
} from '@thriftline/domain/notifications/notification-preferences';
import { reportError } from '@/lib/report-error.ts';
import { chooseNotifications } from '../api/choose-notifications.ts';
import { useNotificationPreferences } from '../api/use-notification-preferences.ts';

/** What an account may switch off. */
const CHOICES = choicesOf(['inbox']);

/** What an account wants to be told. */
export function NotificationChoices({ uid }: { uid: string }) {
  const preferences = useNotificationPreferences(uid);
  if (preferences === null) return null;
  const { off = [] } = preferences;
  return (
    <section aria-labelledby="choices">
      <Typography variant="h3" component="h2" id="choices">
        Tell me about
      </Typography>
      <FormGroup sx={{ my: 1 }}>
        {CHOICES.map((choice) => (
          <FormControlLabel
            key={choice}
            control={
              <Switch
                checked={!off.includes(choice)}
                onChange={(_event, on) => void chooseNotifications(uid, choice, on).catch(reportError)}
              />
            }
            label={NOTIFICATION_GROUP_LABELS[groupOfChoice(choice)]}
          />
        ))}
      </FormGroup>
      <Typography variant="body2" color="textSecondary">
        What you buy and sell, and what becomes of your account, you are always told here.
      </Typography>
    </section>
  );
}
