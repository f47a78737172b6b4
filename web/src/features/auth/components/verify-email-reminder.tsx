import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { EmailText } from '@/components/email-text.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { useOnline } from '@/hooks/use-online.ts';
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
  const online = useOnline();
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

  if (dismissed || !online) return null;
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        alignItems: 'center',
        columnGap: 1,
        mb: 2.5,
        pl: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        typography: 'body2',
      }}
    >
      <Box
        sx={{
          flex: { xs: '1 1 100%', md: '1 1 0' },
          pt: 1,
          pb: { xs: 0, md: 1 },
          pr: 2,
          overflowWrap: 'anywhere',
        }}
      >
        Please confirm your address: open the link in the letter to{' '}
        {email === null ? 'you' : <EmailText>{email}</EmailText>}.
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
        <Button size="small" onClick={send} loading={sending}>
          Send again
        </Button>
        <IconButton aria-label="Close" color="inherit" onClick={dismiss}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
