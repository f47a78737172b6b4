import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const time = formatTime(report.createdAt.toDate());
  return (
    <MessageDialog open={open} title={t`You reported this`} onClose={onClose}>
      {report.state === 'open'
        ? t`Sent on ${time}. An admin will review it.`
        : t`An admin has reviewed it. Thank you.`}
    </MessageDialog>
  );
}
