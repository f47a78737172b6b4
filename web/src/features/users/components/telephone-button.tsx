import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { User } from '@thriftline/domain/accounts/user';
import { lazy, useState } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';

/** Loaded when it is first opened: forms take much script. */
const TelephoneDialog = lazy(async () => ({
  default: (await import('./telephone-dialog.tsx')).TelephoneDialog,
}));

/** Keeps one's own telephone number for the forms that ask for it, or takes it away. */
export function TelephoneButton({ uid, user }: { uid: string; user: User }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const needsNetwork = useNeedsNetwork();
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} {...needsNetwork}>
        {user.mobile === undefined ? t`Add phone number` : t`Change phone number`}
      </Button>
      <LazyMount open={open}>
        <TelephoneDialog uid={uid} user={user} open={open} onClose={() => setOpen(false)} />
      </LazyMount>
    </>
  );
}
