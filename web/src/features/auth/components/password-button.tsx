import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';

/** Loaded when it is first opened: forms take much script. */
const PasswordDialog = lazy(async () => ({
  default: (await import('./password-dialog.tsx')).PasswordDialog,
}));

/** Changes one's own password. */
export function PasswordButton() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const needsNetwork = useNeedsNetwork();
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} {...needsNetwork}>
        {t`Change password`}
      </Button>
      <LazyMount open={open}>
        <PasswordDialog open={open} onClose={() => setOpen(false)} />
      </LazyMount>
    </>
  );
}
