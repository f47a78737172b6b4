import type { Report } from '@thriftline/domain/reports/report';
import { MessageDialog } from '@/components/dialogs/message-dialog.tsx';
import { formatTime } from '@/lib/texts/format-time.ts';

interface ReportedDialogProps {
  report: Pick<Report, 'state' | 'createdAt'>;
  open: boolean;
  onClose: () => void;
}

/** Says that one has reported something, and what has become of that. */
export function ReportedDialog({ report, open, onClose }: ReportedDialogProps) {
  return (
    <MessageDialog open={open} title="You reported this" onClose={onClose}>
      {report.state === 'open'
        ? `Sent on ${formatTime(report.createdAt.toDate())}. An admin will review it.`
        : 'An admin has reviewed it. Thank you.'}
    </MessageDialog>
  );
}
