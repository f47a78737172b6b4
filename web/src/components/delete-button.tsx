import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Sent } from '@/lib/send-write.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** The toast when there was no connection. */
const WAITS = 'Waiting to send: it is deleted everywhere once you are back online.';

interface DeleteButtonProps {
  /** The one question, like `Delete “Oak chair”?`. */
  question: string;
  /** What happens then. */
  children: ReactNode;
  label?: string;
  disabled?: boolean;
  onDelete: () => Promise<Sent>;
  /** The toast when it is done. */
  done: string;
}

/** Deletes something after one question. */
export function DeleteButton(props: DeleteButtonProps) {
  const { question, children, label = 'Delete', disabled = false, onDelete, done } = props;
  const [asking, setAsking] = useState(false);
  const notify = useNotify();

  const confirm = async () => {
    try {
      const sent = await onDelete();
      if (sent === 'sent') notify.success(done);
      else notify.info(WAITS);
    } catch (error) {
      notify.error(error);
    }
  };

  return (
    <>
      <Button size="small" color="error" disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={question}
        confirmLabel={label}
        destructive
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
