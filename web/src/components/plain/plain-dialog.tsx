import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './plain-dialog.module.css';

interface PlainDialogProps {
  title: string;
  children: ReactNode;
  /** Its buttons. */
  actions: ReactNode;
  /** Somebody left it by the keyboard. */
  onClose: () => void;
}

/** A dialog as long as it is rendered: the browser's own, made without Material UI; looks like the others. */
export function PlainDialog({ title, children, actions, onClose }: PlainDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.dialog}
      onCancel={(event) => {
        // The component that renders it takes it away.
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      <div className={styles.content}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
