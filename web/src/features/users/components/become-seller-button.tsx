import { useLingui } from '@lingui/react/macro';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { becomeSeller } from '../api/become-seller.ts';

/** Makes one's own buyer account a seller's, after saying what changes. */
export function BecomeSellerButton({ variant = 'outlined' }: Pick<ButtonProps, 'variant'>) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const become = async () => {
    try {
      await becomeSeller();
      notify.success(t`You’re now a seller. List your first item.`);
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)} {...needsNetwork}>
        {t`Become a seller`}
      </Button>
      <ConfirmDialog
        open={open}
        title={t`Become a seller?`}
        confirmLabel={t`Become a seller`}
        onConfirm={become}
        onClose={() => setOpen(false)}
      >
        {t`You can list items, and you can still buy. You keep your orders, wish list and messages. You can’t switch back to a buyer’s account.`}
      </ConfirmDialog>
    </>
  );
}
