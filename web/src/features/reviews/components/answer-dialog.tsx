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
  const notify = useNotify();
  const send = async ({ text }: { text: string }) => {
    await answerReview(reviewId, text);
    notify.success('Your answer stands under the review');
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title="Answer this review?"
      text="Everybody who reads the review reads your answer. You can answer once, and not change it."
      submitLabel="Answer"
      initialValues={{ text: '' }}
      keepAs={`answer:${reviewId}`}
      schema={replySchema}
      onSubmit={send}
      onClose={onClose}
    >
      <FormTextField
        name="text"
        label="Your answer"
        multiline
        minRows={3}
        autoFocus
        required
        slotProps={{ htmlInput: { maxLength: MAX_REVIEW_TEXT } }}
      />
    </FormDialog>
  );
}
