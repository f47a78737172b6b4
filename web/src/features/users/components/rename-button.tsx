import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { User } from '@thriftline/domain/accounts/user';
import { lazy, useState } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';

/** Loaded when it is first opened: it stands on every page of the dashboard, and forms take much script. */
const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }));

/** Changes one's own name. */
export function RenameButton({ user }: { user: User }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const needsNetwork = useNeedsNetwork();
  return (
    <>
      <Button size="small" color="inherit" onClick={() => setOpen(true)} {...needsNetwork} sx={{ mb: 1 }}>
        {t`Change name`}
      </Button>
      <LazyMount open={open}>
        <RenameDialog user={user} open={open} onClose={() => setOpen(false)} />
      </LazyMount>
    </>
  );
}
