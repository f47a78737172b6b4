import { Trans, useLingui } from '@lingui/react/macro';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { EmailText } from '@/components/texts/email-text.tsx';
import { useOnline } from '@/hooks/use-online.ts';
import { tabData } from '@/lib/device/site-data/site-data.ts';
import { useConfirmation } from '../hooks/use-confirmation.ts';
import { LocalEmail } from './local-email.tsx';

const DISMISSED = 'thriftline.verify-email-dismissed';

interface VerifyEmailReminderProps {
  uid: string;
  email: string | null;
}

/** Reminds of the e-mail that asks to confirm the address. It can be sent away: where it matters, the page says so. */
export function VerifyEmailReminder({ uid, email }: VerifyEmailReminderProps) {
  const { t } = useLingui();
  const online = useOnline();
  const [dismissed, setDismissed] = useState(() => tabData.get(DISMISSED) === uid);
  const { send, sending } = useConfirmation(!dismissed);

  const dismiss = () => {
    tabData.set(DISMISSED, uid);
    setDismissed(true);
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
        {email === null ? (
          t`Please confirm your address. Open the link we e-mailed to you. Until then, you can’t see other members’ addresses, and they can’t see yours.`
        ) : (
          <Trans>
            Please confirm your address. Open the link we e-mailed to <EmailText>{email}</EmailText>. Until
            then, you can’t see other members’ addresses, and they can’t see yours.
          </Trans>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto' }}>
        <Button size="small" onClick={send} loading={sending}>
          {t`Send again`}
        </Button>
        <LocalEmail email={email} />
        <IconButton aria-label={t`Close`} color="inherit" onClick={dismiss}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
