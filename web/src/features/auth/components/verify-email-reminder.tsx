import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import { authErrorMessage } from '../api/auth-error-message.ts';
import { checkVerification } from '../api/check-verification.ts';
import { sendVerification } from '../api/send-verification.ts';

const SEND_FAILED = 'The letter could not be sent. Try again in a few minutes.';
const DISMISSED = 'thriftline.verify-email-dismissed';

interface VerifyEmailReminderProps {
  uid: string;
  email: string | null;
}

/** Reminds of the letter that asks to confirm the address. Nothing depends on it; it can be sent away. */
export function VerifyEmailReminder({ uid, email }: VerifyEmailReminderProps) {
  const notify = useNotify();
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED) === uid);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    if (dismissed) return;
    // Without a network nobody confirmed anything here either: the next look tells.
    const check = () => void checkVerification().catch((error: unknown) => console.warn(error));
    window.addEventListener('focus', check);
    return () => window.removeEventListener('focus', check);
  }, [dismissed]);

  const dismiss = () => {
    sessionStorage.setItem(DISMISSED, uid);
    setDismissed(true);
  };
  const send = async () => {
    setSending(true);
    try {
      await sendVerification();
      notify.success('The letter is on its way');
    } catch (error) {
      notify.info(authErrorMessage(error) ?? SEND_FAILED);
    } finally {
      setSending(false);
    }
  };

  if (dismissed) return null;
  return (
    <Alert severity="info" variant="outlined" role="note" onClose={dismiss} sx={{ mb: 3 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        Please confirm your e-mail address: open the link in the letter we sent to {email}.
      </Box>
      <Button size="small" onClick={send} loading={sending} sx={{ mt: 1, ml: -0.5 }}>
        Send again
      </Button>
    </Alert>
  );
}
