import { Trans, useLingui } from '@lingui/react/macro';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Order } from '@thriftline/domain/orders/order';
import { useId, useRef, useState } from 'react';
import { useFault } from '@/hooks/use-fault.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { useUnreachable } from '@/hooks/use-online.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { handOver } from '../../api/hand-over.ts';
import { readCode } from '../../read-code.ts';
import { ScanCode } from './scan-code.tsx';

interface HandOverDialogProps {
  order: Stored<Order>;
  open: boolean;
  /** Types the digits instead. */
  onType: () => void;
  onClose: () => void;
}

/** The dialog's content, which starts fresh each time the dialog opens. */
function HandOver({ order, open, titleId, onType, onClose }: HandOverDialogProps & { titleId: string }) {
  const { t } = useLingui();
  const reasonId = useId();
  const notify = useNotify();
  const why = useUnreachable('functions');
  const { fault, attempt } = useFault();
  const [wrong, setWrong] = useState<string>();
  const done = useRef(false);
  const look = async (text: string) => {
    const read = await readCode(order, text);
    if ('fault' in read) {
      setWrong(read.fault);
      return;
    }
    // The camera goes on seeing it.
    if (done.current) return;
    done.current = true;
    await attempt(async () => {
      try {
        const sent = await handOver(order, read.secret);
        notify.success(
          sent === 'sent' ? t`Handover confirmed` : t`Handover saved. We send it once you have a connection.`,
        );
        onClose();
      } finally {
        done.current = false;
      }
    });
  };
  const problem = fault ?? wrong;
  return (
    <>
      <DialogTitle id={titleId}>{t`Scan the buyer’s code`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, py: 0 }}>
        <DialogContentText>
          <Trans>
            The buyer finds the code on their order. Once you scan it, the item is theirs and the money is
            yours.
          </Trans>
        </DialogContentText>
        {open && <ScanCode onCode={(text) => void look(text)} />}
        <Box role="status" id={reasonId} sx={{ typography: 'body2', color: 'text.secondary' }}>
          {why === 'offline' && (
            <Trans>You’re offline now. Typing the code needs a connection, scanning it doesn’t.</Trans>
          )}
          {why === 'silent' && (
            <Trans>
              We can’t connect right now. Typing the code needs a connection, scanning it doesn’t.
            </Trans>
          )}
        </Box>
        <div role="alert">{problem !== undefined && <Alert severity="error">{problem}</Alert>}</div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t`Cancel`}
        </Button>
        <Button variant="outlined" onClick={onType} disabled={why !== undefined} aria-describedby={reasonId}>
          {t`Type the code`}
        </Button>
      </DialogActions>
    </>
  );
}

/** Reads the buyer's code with the camera, which needs no network; or leads to where its digits are typed, which does. */
export function HandOverDialog(props: HandOverDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={props.open} onClose={props.onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <HandOver {...props} titleId={titleId} />
    </Dialog>
  );
}
