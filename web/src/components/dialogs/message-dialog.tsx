import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { PartBoundary } from '../states/part-boundary.tsx';

interface MessageDialogProps {
  open: boolean;
  /** The success text, like `Product added succssfully`. */
  title: string;
  children?: ReactNode;
  /** Name of the one button. */
  closeLabel?: string;
  /** What comes next, beside it: then this is the one that stands out. */
  action?: ReactNode;
  onClose: () => void;
}

/** Tells that something succeeded and waits for one click. */
export function MessageDialog(props: MessageDialogProps) {
  const { open, title, children, closeLabel = 'OK', action, onClose } = props;
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children !== undefined && (
        <DialogContent>
          <DialogContentText component="div">
            <PartBoundary>{children}</PartBoundary>
          </DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button {...(action ? { color: 'inherit' } : { variant: 'contained' })} onClick={onClose} autoFocus>
          {closeLabel}
        </Button>
        {action}
      </DialogActions>
    </Dialog>
  );
}
