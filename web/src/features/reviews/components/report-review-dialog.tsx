import { MAX_REPORT_NOTE, REPORT_REASON_LABELS, REVIEW_REPORT_REASONS } from '@thriftline/domain/report';
import { reviewReportInputSchema } from '@thriftline/domain/report-input';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormSelect } from '@/components/form/form-select.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { MessageDialog } from '@/components/message-dialog.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { formatTime } from '@/lib/format-time.ts';
import { reportReview, useOwnReport } from '../api/report-review.ts';

const REASONS = REVIEW_REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }));
const NOTHING = { reason: '', note: '' };

interface ReportReviewDialogProps {
  reviewId: string;
  /** Who wrote it, and who reports it. */
  authorId: string;
  uid: string;
  open: boolean;
  onClose: () => void;
}

/** Asks what is wrong with a review; or says that it was reported. */
export function ReportReviewDialog({ reviewId, authorId, uid, open, onClose }: ReportReviewDialogProps) {
  const notify = useNotify();
  const report = useOwnReport(reviewId, uid).row?.data;
  if (report) {
    return (
      <MessageDialog open={open} title="You reported this" onClose={onClose}>
        {report.state === 'open'
          ? `Sent on ${formatTime(report.createdAt.toDate())}. Somebody of the shop will look at it.`
          : 'Somebody of the shop has looked at it. Thank you.'}
      </MessageDialog>
    );
  }
  const send = async (values: typeof NOTHING) => {
    const { reason, note = '' } = await reviewReportInputSchema.validate(values);
    await reportReview({ reviewId, reporterId: uid, reportedId: authorId, reason, note });
    notify.success('Reported: somebody of the shop will look at it');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="Report this review?"
      text="Whoever wrote it is not told who reported it. That somebody did not like the sale is no reason to hide what they say."
      submitLabel="Report"
      initialValues={NOTHING}
      schema={reviewReportInputSchema}
      onSubmit={send}
      onClose={onClose}
    >
      <FormSelect name="reason" label="What is wrong?" options={REASONS} />
      <FormTextField
        name="note"
        label="Note (optional)"
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: MAX_REPORT_NOTE } }}
      />
    </FormDialog>
  );
}
