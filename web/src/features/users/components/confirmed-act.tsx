import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog.tsx';
import { useNotify } from '@/hooks/use-notify.ts';

interface ConfirmedActProps {
  /** The question. */
  title: string;
  /** What will happen. */
  consequence: ReactNode;
  confirmLabel: string;
  /** Does it; what it throws is shown as a toast. */
  act: () => Promise<void>;
  /** The toast when it is done. */
  done: string;
  /** The button that asks. */
  children: (ask: () => void) => ReactNode;
}

/** An admin's act: asks once, does it, and says so. */
export function ConfirmedAct({ title, consequence, act, done, children, ...dialog }: ConfirmedActProps) {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const confirm = async () => {
    try {
      await act();
      notify.success(done);
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <>
      {children(() => setOpen(true))}
      <ConfirmDialog {...dialog} open={open} title={title} onConfirm={confirm} onClose={() => setOpen(false)}>
        {consequence}
      </ConfirmDialog>
    </>
  );
}
