import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { LocalEmail } from './local-email.tsx';

/** Loaded when it is first opened: forms take much script. */
const AddressDialog = lazy(async () => ({ default: (await import('./address-dialog.tsx')).AddressDialog }));

/** Changes the address one signs in with, once the e-mail to the new one is answered. */
export function AddressButton() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const needsNetwork = useNeedsNetwork();
  const onSent = (email: string) => {
    setSentTo(email);
    setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} {...needsNetwork}>
        {t`Change e-mail`}
      </Button>
      {sentTo !== null && (
        <Alert severity="info" sx={{ width: 1, overflowWrap: 'anywhere' }}>
          <Trans>
            We’ll send a link to {sentTo} if it can be used. Open it, then log in with the new address. Until
            then nothing changes. <LocalEmail email={sentTo} kind="VERIFY_AND_CHANGE_EMAIL" />
          </Trans>
        </Alert>
      )}
      <LazyMount open={open}>
        <AddressDialog open={open} onSent={onSent} onClose={() => setOpen(false)} />
      </LazyMount>
    </>
  );
}
