import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type {
  EmailChoice,
  NotificationPreferences,
  QuietHours,
} from '@thriftline/domain/notifications/notification-preferences';
import { DAILY_EMAIL_HOUR } from '@thriftline/domain/notifications/sending-time';
import { NativeSelect } from '@/components/plain/native-select.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { chooseEmailFrequency, type EmailFrequencyChange } from '../api/choose-email-frequency.ts';
import { timeZoneHere } from '../time-zone-here.ts';

const hourWords = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourWords(hour) }));

function emailOptions(): { value: EmailChoice; label: string }[] {
  const hour = hourWords(DAILY_EMAIL_HOUR);
  return [
    { value: 'atOnce', label: t`Right away` },
    { value: 'daily', label: t`Once a day, after ${hour}` },
    { value: 'off', label: t`Never` },
  ];
}

/** What is quiet when somebody first wants it. */
const NIGHT: QuietHours = { from: 22, until: 7 };

/** How e-mails come to an account, and when it wants to be left alone. */
export function EmailChoices({ uid, preferences }: { uid: string; preferences: NotificationPreferences }) {
  const { t } = useLingui();
  const { letters = 'atOnce', quiet, timeZone } = preferences;
  const here = timeZoneHere();
  const zone = timeZone ?? 'UTC';
  const notify = useNotify();
  const choose = (change: EmailFrequencyChange) => void chooseEmailFrequency(uid, change).catch(notify.error);
  const usesClock = quiet !== undefined || letters === 'daily';
  const hour = (name: keyof QuietHours, label: string, { from, until }: QuietHours) => (
    <NativeSelect
      label={label}
      value={String(name === 'from' ? from : until)}
      // All day would be no quiet time: the other end stays out.
      options={HOURS.filter(({ value }) => value !== String(name === 'from' ? until : from))}
      onChange={(value) => choose({ quiet: { from, until, [name]: Number(value) } })}
    />
  );
  return (
    <Stack spacing={2} sx={{ maxWidth: '40rem', mt: 2, alignItems: 'flex-start' }}>
      <NativeSelect
        label={t`Send e-mails`}
        value={letters}
        options={emailOptions()}
        onChange={(value) => choose({ letters: value })}
        sx={{ minWidth: 240 }}
      />
      <FormControlLabel
        control={
          <Switch
            checked={quiet !== undefined}
            onChange={(_event, on) => choose({ quiet: on ? NIGHT : null })}
          />
        }
        label={t`Quiet hours: notifications wait until they end`}
      />
      {quiet && (
        <Stack direction="row" spacing={2}>
          {hour('from', t`From`, quiet)}
          {hour('until', t`Until`, quiet)}
        </Stack>
      )}
      {usesClock && (
        <Typography variant="body2" color="textSecondary">
          {t`Time zone: ${zone}.`}{' '}
          {here !== undefined && timeZone !== here && (
            <Button size="small" onClick={() => choose({})}>
              {t`Use ${here}`}
            </Button>
          )}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t`We send e-mails once you have confirmed your e-mail address. E-mails about your account, such as a sign-in on a new device, always come right away.`}
      </Typography>
    </Stack>
  );
}
