import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useNotify } from '@/hooks/use-notify.ts';
import { checkVerification } from '../api/check-verification.ts';
import { type EmailKind, openLocalEmail } from '../api/open-local-email.ts';

/** Opens the link of the e-mail to the address, which the local Auth emulator keeps instead of sending it. */
export function LocalEmailButton({ email, kind }: { email: string; kind: EmailKind }) {
  const { t } = useLingui();
  const notify = useNotify();
  const open = async () => {
    try {
      await openLocalEmail(email, kind);
      await checkVerification();
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <Button size="small" onClick={open}>
      {t`Open e-mail`}
    </Button>
  );
}
