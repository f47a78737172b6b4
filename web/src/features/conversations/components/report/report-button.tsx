import { Trans } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import type { Conversation } from '@thriftline/domain/conversations/conversation';
import { lazy, useState } from 'react';
import { LazyMount } from '@/components/loading/lazy-mount.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';

/** Loaded when it is first opened: forms take much script. */
const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

interface ReportButtonProps {
  conversation: Stored<Conversation>;
  uid: string;
  disabled: boolean;
}

/** Tells the shop of what the other side wrote, by a dialog. */
export function ReportButton({ conversation, uid, disabled }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" color="error" disabled={disabled} onClick={() => setOpen(true)}>
        <Trans>Report</Trans>
      </Button>
      <LazyMount open={open}>
        <ReportDialog conversation={conversation} uid={uid} open={open} onClose={() => setOpen(false)} />
      </LazyMount>
    </>
  );
}
