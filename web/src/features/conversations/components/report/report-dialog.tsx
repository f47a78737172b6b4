import { useLingui } from '@lingui/react/macro';
import { type Conversation, otherIn, otherNameIn } from '@thriftline/domain/conversations/conversation';
import { REPORT_REASON_LABELS, REPORT_REASONS } from '@thriftline/domain/reports/report';
import { reportInputSchema } from '@thriftline/domain/reports/report-input';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormSelect } from '@/components/form/form-select.tsx';
import { ReportNoteField } from '@/components/report/report-note-field.tsx';
import { ReportedDialog } from '@/components/report/reported-dialog.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { reportConversation } from '../../api/report-conversation.ts';
import { useMessages } from '../../api/use-messages.ts';
import { useMyReport } from '../../api/use-my-report.ts';
import { ReportedMessagesField } from './reported-messages-field.tsx';

interface ReportDialogProps {
  conversation: Stored<Conversation>;
  uid: string;
  open: boolean;
  onClose: () => void;
}

const NOTHING = { reason: '', messageIds: [] as string[], note: '' };

/** Asks what is wrong with what the other side wrote; or says that the conversation was reported. */
export function ReportDialog({ conversation, uid, open, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const mine = useMyReport(conversation._id, uid);
  const messages = useMessages(conversation._id, 1);
  const reported = otherIn(conversation, uid);
  const name = otherNameIn(conversation, uid);
  const theirs = messages.pages.flatMap(({ rows }) => rows.map(({ data }) => data));
  const report = mine.row?.data;
  if (report) return <ReportedDialog report={report} open={open} onClose={onClose} />;
  const send = async (values: typeof NOTHING) => {
    const { reason, messageIds, note = '' } = await reportInputSchema.validate(values);
    const sides = { conversationId: conversation._id, reporterId: uid, reportedId: reported };
    await reportConversation({ ...sides, reason, messageIds, note });
    notify.success(t`Reported. An admin will review it.`);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={name === undefined ? t`Report this member?` : t`Report ${name}?`}
      text={t`We see only the messages you choose. The other member isn’t told who reported them.`}
      submitLabel={t`Report`}
      initialValues={NOTHING}
      keepAs={`report:${conversation._id}`}
      schema={reportInputSchema}
      onSubmit={send}
      onClose={onClose}
    >
      <FormSelect
        name="reason"
        label={t`What’s wrong?`}
        options={REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }))}
      />
      <ReportedMessagesField
        name="messageIds"
        messages={theirs.filter(({ by }) => by === reported).reverse()}
      />
      <ReportNoteField />
    </FormDialog>
  );
}
