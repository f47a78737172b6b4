import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { PartBoundary } from '../states/part-boundary.tsx';

interface ConfirmDialogProps {
  open: boolean;
  /** The question, like `Delete “Oak chair”?`. */
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** Name of the button that does it, like `Delete`. */
  confirmLabel: string;
  /** Name of the button that does nothing, where `Cancel` could be what is asked about. */
  dismissLabel?: string;
  /** Red button, for what cannot be taken back. */
  destructive?: boolean;
  /** Does it; the dialog stays, busy, until this settles. It must answer its own errors. Then `onClose` is called. */
  onConfirm: () => Promise<void> | void;
  onClose: () => void;
}

/** Asks once before an act. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useLingui();
  const { open, title, children, confirmLabel, dismissLabel = t`Cancel` } = props;
  const { destructive = false, onConfirm, onClose } = props;
  const [busy, setBusy] = useState(false);
  const titleId = useId();
  const textId = useId();

  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
      onClose();
    }
  };

  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      aria-labelledby={titleId}
      aria-describedby={textId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId} component="div">
          <PartBoundary>{children}</PartBoundary>
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={busy} autoFocus>
          {dismissLabel}
        </Button>
        <Button
          variant="contained"
          color={destructive ? 'error' : 'primary'}
          onClick={confirm}
          loading={busy}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
