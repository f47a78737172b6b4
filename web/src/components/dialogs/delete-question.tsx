import type { ReactNode } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import { waitsText } from '@/lib/connection/when-back.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** What is deleted, and what is said of it. */
export interface Deletion {
  /** The one question, like `Delete “Oak chair”?`. */
  question: string;
  /** What happens then. */
  children: ReactNode;
  label?: string;
  onDelete: () => Promise<Sent>;
  /** The toast when it is done. */
  done: string;
}

interface DeleteQuestionProps extends Deletion {
  open: boolean;
  onClose: () => void;
}

/** Asks once before something is deleted, and deletes it. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { open, onClose, question, children, label = 'Delete', onDelete, done } = props;
  const notify = useNotify();

  const confirm = async () => {
    try {
      const sent = await onDelete();
      if (sent === 'sent') notify.success(done);
      else notify.info(waitsText('it’s deleted'));
    } catch (error) {
      notify.error(error);
    }
  };

  return (
    <ConfirmDialog
      open={open}
      title={question}
      confirmLabel={label}
      destructive
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}
