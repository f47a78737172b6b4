import Typography from '@mui/material/Typography';
import { useNotificationPreferences } from '../api/use-notification-preferences.ts';
import { ChannelChoices } from './channel-choices.tsx';
import { LetterChoices } from './letter-choices.tsx';
import { PushHere } from './push-here.tsx';

/** What an account wants to be told, by which ways, and when. */
export function NotificationChoices({ uid }: { uid: string }) {
  const preferences = useNotificationPreferences(uid);
  if (preferences === null) return null;
  return (
    <section aria-labelledby="choices">
      <Typography variant="h3" component="h2" id="choices">
        Tell me about
      </Typography>
      <ChannelChoices uid={uid} preferences={preferences} />
      <LetterChoices uid={uid} preferences={preferences} />
      <PushHere uid={uid} />
    </section>
  );
}
