import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import { authErrorMessage } from '../api/auth-error-message.ts';
import { checkVerification } from '../api/check-verification.ts';
import { sendVerification } from '../api/send-verification.ts';

/** What can be done about an address that is not confirmed yet. */
export interface Confirmation {
  /** Sends the e-mail once more, and says so. */
  send: () => Promise<void>;
  sending: boolean;
}

/** Confirms the address of whoever is signed in; while it is watched for, the page hears by itself that it was done. */
export function useConfirmation(watched = true): Confirmation {
  const { t } = useLingui();
  const notify = useNotify();
  const [sending, setSending] = useState(false);

  useEffect(() => {
    if (!watched) return;
    // Without a network nobody confirmed anything here either: the next look tells.
    const check = () => void checkVerification().catch((error: unknown) => console.warn(error));
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [watched]);

  const send = async () => {
    setSending(true);
    try {
      await sendVerification();
      notify.success(t`E-mail sent`);
    } catch (error) {
      notify.info(authErrorMessage(error) ?? t`We couldn’t send the e-mail. Try again in a few minutes.`);
    } finally {
      setSending(false);
    }
  };
  return { send, sending };
}
