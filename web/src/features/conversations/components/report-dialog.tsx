import { type Conversation, otherIn, otherNameIn } from '@thriftline/domain/conversation';
import { MAX_REPORT_NOTE, REPORT_REASON_LABELS, REPORT_REASONS } from '@thriftline/domain/report';
import { reportInputSchema } from '@thriftline/domain/report-input';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormSelect } from '@/components/form/form-select.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { MessageDialog } from '@/components/message-dialog.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { formatTime } from '@/lib/format-time.ts';
import type { Stored } from '@/lib/stored.ts';
import { reportConversation } from '../api/report-conversation.ts';
import { useMessages } from '../api/use-messages.ts';
import { useMyReport } from '../api/use-my-report.ts';
import { ReportedMessagesField } from './reported-messages-field.tsx';

interface ReportDialogProps {
  conversation: Stored<Conversation>;
  uid: string;
  open: boolean;
  onClose: () => void;
}

const REASONS = REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABELS[value] }));
const NOTHING = { reason: '', messageIds: [] as string[], note: '' };

/** Asks what is wrong with what the other side wrote; or says that the conversation was reported. */
export function ReportDialog({ conversation, uid, open, onClose }: ReportDialogProps) {
  const notify = useNotify();
  const mine = useMyReport(conversation._id, uid);
  const messages = useMessages(conversation._id, 1);
  const reported = otherIn(conversation, uid);
  const theirs = messages.pages.flatMap(({ rows }) => rows.map(({ data }) => data));
  const report = mine.row?.data;
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
    const { reason, messageIds, note = '' } = await reportInputSchema.validate(values);
    const sides = { conversationId: conversation._id, reporterId: uid, reportedId: reported };
    await reportConversation({ ...sides, reason, messageIds, note });
    notify.success('Reported: somebody of the shop will look at it');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={`Report ${otherNameIn(conversation, uid) ?? 'this account'}?`}
      text="The shop sees the messages you choose, and nothing else of the conversation. They are not told who reported them."
      submitLabel="Report"
      initialValues={NOTHING}
      schema={reportInputSchema}
      onSubmit={send}
      onClose={onClose}
    >
      <FormSelect name="reason" label="What is wrong?" options={REASONS} />
      <ReportedMessagesField
        name="messageIds"
        messages={theirs.filter(({ by }) => by === reported).reverse()}
      />
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
