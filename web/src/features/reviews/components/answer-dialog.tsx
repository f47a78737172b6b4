import { useLingui } from '@lingui/react/macro';
import { MAX_REVIEW_TEXT } from '@thriftline/domain/reviews/review';
import { replySchema } from '@thriftline/domain/reviews/review-input';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { answerReview } from '../api/answer-review.ts';

interface AnswerDialogProps {
  reviewId: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for the answer to a review, which there is one of. */
export function AnswerDialog({ reviewId, open, onClose }: AnswerDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const send = async ({ text }: { text: string }) => {
    await answerReview(reviewId, text);
    notify.success(t`Your reply is published`);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t`Reply to this review?`}
      text={t`Everyone who reads the review sees your reply. You can reply only once and can’t change it.`}
      submitLabel={t({ message: 'Reply', context: 'verb' })}
      initialValues={{ text: '' }}
      keepAs={`answer:${reviewId}`}
      schema={replySchema}
      onSubmit={send}
      onClose={onClose}
    >
      <FormTextField
        name="text"
        label={t`Your reply`}
        multiline
        minRows={3}
        autoFocus
        required
        slotProps={{ htmlInput: { maxLength: MAX_REVIEW_TEXT } }}
      />
    </FormDialog>
  );
}
