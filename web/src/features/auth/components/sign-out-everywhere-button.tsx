import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { signOutEverywhere } from '../api/sign-out-everywhere.ts';

/** Ends every sign-in of one's own account, after a question. */
export function SignOutEverywhereButton() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)} {...needsNetwork}>
        {t`Sign out everywhere`}
      </Button>
      <ConfirmDialog
        open={open}
        title={t`Sign out on all devices?`}
        confirmLabel={t`Sign out everywhere`}
        destructive
        onConfirm={() => signOutEverywhere().catch(notify.error)}
        onClose={() => setOpen(false)}
      >
        {t`This includes this device. Its drafts and anything not yet sent are deleted.`}
      </ConfirmDialog>
    </>
  );
}
