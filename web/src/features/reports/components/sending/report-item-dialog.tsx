import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { picturesOf } from '@thriftline/domain/pictures/pictures-of';
import {
  ITEM_REPORT_REASONS,
  itemReportSubject,
  REPORT_REASON_LABELS,
} from '@thriftline/domain/reports/report';
import { itemReportInputSchema } from '@thriftline/domain/reports/report-input';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormSelect } from '@/components/form/form-select.tsx';
import { ReportNoteField } from '@/components/report/report-note-field.tsx';
import { ReportedDialog } from '@/components/report/reported-dialog.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { sendReport, useSentReport } from '../../api/send-report.ts';

const reasons = () => ITEM_REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }));
const NOTHING = { reason: '', photo: '', note: '' };

/** What is reported: a listing as its page shows it. */
export type ReportedItem = Parameters<typeof picturesOf>[0] & { _id: string; sellerId: string };

interface ReportItemDialogProps {
  item: ReportedItem;
  /** Who reports it. */
  uid: string;
  open: boolean;
  onClose: () => void;
}

/** The listing, or one of its photos by its place in the gallery. */
function partsOf(item: ReportedItem) {
  const photos = picturesOf(item);
  const count = photos.length;
  return [
    { value: '', label: t`The whole listing` },
    ...photos.map(({ img }, index) => {
      const number = index + 1;
      return { value: img, label: count === 1 ? t`The photo` : t`Photo ${number} of ${count}` };
    }),
  ];
}

/** Asks what is wrong with a listing, or with which of its photos; or says that it was reported. */
export function ReportItemDialog({ item, uid, open, onClose }: ReportItemDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const subject = itemReportSubject(item._id);
  const report = useSentReport(subject, uid).row?.data;
  if (report) return <ReportedDialog report={report} open={open} onClose={onClose} />;
  const send = async (values: typeof NOTHING) => {
    const { reason, photo = '', note = '' } = await itemReportInputSchema.validate(values);
    const sides = { itemId: item._id, reporterId: uid, reportedId: item.sellerId };
    await sendReport({ ...sides, reason, note, ...(photo !== '' && { photo }) });
    notify.success(t`Reported. An admin will review it.`);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t`Report this listing?`}
      text={t`The seller isn’t told who reported it.`}
      submitLabel={t({ message: 'Report', context: 'verb' })}
      initialValues={NOTHING}
      keepAs={`report:${subject}`}
      schema={itemReportInputSchema}
      onSubmit={send}
      onClose={onClose}
    >
      <FormSelect name="reason" label={t`What’s wrong?`} options={reasons()} />
      <FormSelect name="photo" label={t`Which part?`} options={partsOf(item)} />
      <ReportNoteField />
    </FormDialog>
  );
}
