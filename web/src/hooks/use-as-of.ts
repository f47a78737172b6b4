import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '@/lib/account/current-user.ts';
import { confirmedAt, noteConfirmed } from '@/lib/clock/confirmed-times.ts';
import { momentText } from '@/lib/texts/moment-text.ts';
import { useOnline } from './use-online.ts';

/** When the server last confirmed what is shown, in milliseconds; undefined where that is not known here. */
interface Confirmed {
  at: number | undefined;
}

function sinceWhen({ at }: Confirmed): string {
  if (at === undefined) return t`As you last saw it, not updated since.`;
  const moment = momentText(at);
  return t`As of ${moment}, not updated since.`;
}

/**
 * Since when what is shown was not checked, in words; undefined while the server confirms it, and while it can still be asked.
 * `of` names what it is, the same in every visit; what is shown while it is confirmed has its time noted.
 */
export function useAsOf(of: string, confirmed: boolean): string | undefined {
  const { uid } = useCurrentUser();
  const online = useOnline();
  const isChecked = confirmed && online;
  const [asOf, setAsOf] = useState<Confirmed>();
  useEffect(() => {
    if (uid === null || !isChecked) return;
    const note = () => noteConfirmed(uid, of);
    note();
    const noteLeaving = () => document.visibilityState === 'hidden' && note();
    document.addEventListener('visibilitychange', noteLeaving);
    return () => {
      document.removeEventListener('visibilitychange', noteLeaving);
      note();
    };
  }, [uid, of, isChecked]);
  useEffect(() => {
    setAsOf(online ? undefined : { at: uid === null ? undefined : confirmedAt(uid, of) });
  }, [online, uid, of]);
  return asOf && sinceWhen(asOf);
}
