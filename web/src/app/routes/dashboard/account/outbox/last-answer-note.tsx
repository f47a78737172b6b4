import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { SERVER_ADDRESSES } from '@/config/servers.ts';
import { useOnline } from '@/hooks/use-online.ts';
import { lastAnswer, noteAnswer } from '@/lib/connection/last-answer.ts';
import { isThere } from '@/lib/connection/look-at-server.ts';
import { formatMoment } from '@/lib/texts/format-moment.ts';

/** When the server last answered this device; it is asked as the page opens, and when the connection is back. */
export function LastAnswerNote({ uid }: { uid: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const [answered, setAnswered] = useState(false);

  useEffect(() => {
    setAnswered(false);
    if (!online) return;
    let shown = true;
    const heard = () => {
      noteAnswer(uid);
      if (shown) setAnswered(true);
    };
    // The one that takes what waits here: the website may answer while it is silent.
    isThere({ name: 'firestore', address: SERVER_ADDRESSES.firestore }, heard)
      .then((there) => {
        if (there) heard();
      })
      .catch((error: unknown) => console.warn('The server isn’t answering', error));
    return () => {
      shown = false;
    };
  }, [uid, online]);

  const last = lastAnswer(uid);
  const moment = last === undefined ? '' : formatMoment(new Date(last));
  const before =
    last === undefined ? t`We don’t know when you were last connected.` : t`Last connected on ${moment}.`;
  const unreachable = navigator.onLine ? t`We can’t connect right now.` : t`You’re offline now.`;
  const now = online ? t`We’re checking.` : unreachable;
  return (
    <Typography role="status" color="textSecondary" sx={{ mb: 3 }}>
      {answered && online ? t`You’re connected.` : `${before} ${now}`}
    </Typography>
  );
}
