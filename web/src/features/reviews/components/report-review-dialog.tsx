import { useLingui } from '@lingui/react/macro';
import { REPORT_REASON_LABELS, REVIEW_REPORT_REASONS } from '@thriftline/domain/reports/report';
import { reviewReportInputSchema } from '@thriftline/domain/reports/report-input';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormSelect } from '@/components/form/form-select.tsx';
import { ReportNoteField } from '@/components/report/report-note-field.tsx';
import { ReportedDialog } from '@/components/report/reported-dialog.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { reportReview, useOwnReport } from '../api/report-review.ts';

const reasons = () => REVIEW_REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }));
const NOTHING = { reason: '', note: '' };

interface ReportReviewDialogProps {
  reviewId: string;
  /** Who wrote it, GONE_ACCOUNT where that account is gone; and who reports it. */
  authorId: string;
  uid: string;
  open: boolean;
  onClose: () => void;
}

/** Asks what is wrong with a review; or says that it was reported. */
export function ReportReviewDialog({ reviewId, authorId, uid, open, onClose }: ReportReviewDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const report = useOwnReport(reviewId, uid).row?.data;
  if (report) return <ReportedDialog report={report} open={open} onClose={onClose} />;
  const send = async (values: typeof NOTHING) => {
    const { reason, note = '' } = await reviewReportInputSchema.validate(values);
    await reportReview({ reviewId, reporterId: uid, reportedId: authorId, reason, note });
    notify.success(t`Reported. An admin will review it.`);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t`Report this review?`}
      text={t`The author isn’t told who reported it. We don’t hide a review only because someone didn’t like the sale.`}
      submitLabel={t({ message: 'Report', context: 'verb' })}
      initialValues={NOTHING}
      keepAs={`report:${reviewId}`}
      schema={reviewReportInputSchema}
      onSubmit={send}
      onClose={onClose}
    >
      <FormSelect name="reason" label={t`What’s wrong?`} options={reasons()} />
      <ReportNoteField />
    </FormDialog>
  );
}
