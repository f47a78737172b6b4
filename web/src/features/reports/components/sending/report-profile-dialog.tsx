import { useLingui } from '@lingui/react/macro';
import {
  PROFILE_REPORT_REASONS,
  profileReportSubject,
  REPORT_REASON_LABELS,
} from '@thriftline/domain/reports/report';
import { profileReportInputSchema } from '@thriftline/domain/reports/report-input';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormSelect } from '@/components/form/form-select.tsx';
import { ReportNoteField } from '@/components/report/report-note-field.tsx';
import { ReportedDialog } from '@/components/report/reported-dialog.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { sendReport, useSentReport } from '../../api/send-report.ts';

const reasons = () => PROFILE_REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }));
const NOTHING = { reason: '', note: '' };

interface ReportProfileDialogProps {
  seller: { sellerId: string; name: string };
  /** Who reports it. */
  uid: string;
  open: boolean;
  onClose: () => void;
}

/** Asks what is wrong with a seller's profile; or says that it was reported. */
export function ReportProfileDialog({ seller, uid, open, onClose }: ReportProfileDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const { name } = seller;
  const subject = profileReportSubject(seller.sellerId);
  const report = useSentReport(subject, uid).row?.data;
  if (report) return <ReportedDialog report={report} open={open} onClose={onClose} />;
  const send = async (values: typeof NOTHING) => {
    const { reason, note = '' } = await profileReportInputSchema.validate(values);
    await sendReport({ profile: true, reporterId: uid, reportedId: seller.sellerId, reason, note });
    notify.success(t`Reported. An admin will review it.`);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t`Report ${name}?`}
      text={t`Tell us what’s wrong with this profile. The seller isn’t told who reported it.`}
      submitLabel={t({ message: 'Report', context: 'verb' })}
      initialValues={NOTHING}
      keepAs={`report:${subject}`}
      schema={profileReportInputSchema}
      onSubmit={send}
      onClose={onClose}
    >
      <FormSelect name="reason" label={t`What’s wrong?`} options={reasons()} />
      <ReportNoteField />
    </FormDialog>
  );
}
