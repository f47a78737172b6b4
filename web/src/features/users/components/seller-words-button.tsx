import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { User } from '@thriftline/domain/accounts/user';
import { lazy, useState } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';

/** Loaded when it is first opened: forms take much script. */
const SellerWordsDialog = lazy(async () => ({
  default: (await import('./seller-words-dialog.tsx')).SellerWordsDialog,
}));

/** Changes what a seller says on their page. */
export function SellerWordsButton({ uid, user }: { uid: string; user: User }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const needsNetwork = useNeedsNetwork();
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} {...needsNetwork}>
        {t`Edit seller page`}
      </Button>
      <LazyMount open={open}>
        <SellerWordsDialog uid={uid} user={user} open={open} onClose={() => setOpen(false)} />
      </LazyMount>
    </>
  );
}
