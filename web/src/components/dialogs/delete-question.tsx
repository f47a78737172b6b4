import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Sent } from '@/lib/writes/send-write.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Said while it waits: a slow or silent server is not the phone's fault. */
const waits = () =>
  navigator.onLine
    ? t`Waiting to send: it’s deleted once we’re connected again.`
    : t`Waiting to send: it’s deleted once you’re back online.`;

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
  const { t } = useLingui();
  const { open, onClose, question, children, label = t`Delete`, onDelete, done } = props;
  const notify = useNotify();

  const confirm = async () => {
    try {
      const sent = await onDelete();
      if (sent === 'sent') notify.success(done);
      else notify.info(waits());
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
