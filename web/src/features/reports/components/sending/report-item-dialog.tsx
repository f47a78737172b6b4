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

const REASONS = ITEM_REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }));
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
  return [
    { value: '', label: 'The whole listing' },
    ...photos.map(({ img }, index) => ({
      value: img,
      label: photos.length === 1 ? 'The photo' : `Photo ${index + 1} of ${photos.length}`,
    })),
  ];
}

/** Asks what is wrong with a listing, or with which of its photos; or says that it was reported. */
export function ReportItemDialog({ item, uid, open, onClose }: ReportItemDialogProps) {
  const notify = useNotify();
  const subject = itemReportSubject(item._id);
  const report = useSentReport(subject, uid).row?.data;
  if (report) return <ReportedDialog report={report} open={open} onClose={onClose} />;
  const send = async (values: typeof NOTHING) => {
    const { reason, photo = '', note = '' } = await itemReportInputSchema.validate(values);
    const sides = { itemId: item._id, reporterId: uid, reportedId: item.sellerId };
    await sendReport({ ...sides, reason, note, ...(photo !== '' && { photo }) });
    notify.success('Reported. An admin will review it.');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="Report this listing?"
      text="The seller isn’t told who reported it."
      submitLabel="Report"
      initialValues={NOTHING}
      keepAs={`report:${subject}`}
      schema={itemReportInputSchema}
      onSubmit={send}
      onClose={onClose}
    >
      <FormSelect name="reason" label="What’s wrong?" options={REASONS} />
      <FormSelect name="photo" label="Which part?" options={partsOf(item)} />
      <ReportNoteField />
    </FormDialog>
  );
}
