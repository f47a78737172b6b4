import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { Refusals } from '@/outbox/components/refusals.tsx';
import { isShownIn } from '@/outbox/journal/mutation.ts';
import { useMutations } from '@/outbox/journal/mutations-store.ts';
import { useNotificationPreferences } from '../api/use-notification-preferences.ts';
import { ChannelChoices } from './channel-choices.tsx';
import { EmailChoices } from './email-choices.tsx';
import { PushHere } from './push-here.tsx';

/** What an account wants to be told, by which ways, and when. */
export function NotificationChoices({ uid }: { uid: string }) {
  const { t } = useLingui();
  const preferences = useNotificationPreferences(uid);
  const waits = useMutations().some(({ kind, state }) => kind === 'choose' && state === 'queued');
  if (preferences === null) return null;
  return (
    <section aria-labelledby="choices">
      <Typography variant="h3" component="h2" id="choices">
        {t`Notify me about`}
      </Typography>
      {waits && (
        <Typography role="status" variant="body2" color="warning">
          {t`Waiting to send`}
        </Typography>
      )}
      <Refusals of={(mutation) => isShownIn('notifications', mutation)} />
      <ChannelChoices uid={uid} preferences={preferences} />
      <EmailChoices uid={uid} preferences={preferences} />
      <PushHere uid={uid} />
    </section>
  );
}
