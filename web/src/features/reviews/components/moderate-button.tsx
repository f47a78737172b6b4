import Button from '@mui/material/Button';
import { moderationReasonSchema } from '@thriftline/domain/reviews/review-input';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { useNeedsNetwork } from '@/hooks/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { moderateReview } from '../api/moderate-review.ts';

/** Hides a review or shows it again, with a reason. For admins. */
export function ModerateButton({ reviewId, shown }: { reviewId: string; shown: boolean }) {
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const label = shown ? 'Hide' : 'Show again';
  const close = () => setOpen(false);
  const submit = async ({ reason }: { reason: string }) => {
    await moderateReview({ reviewId, shown: !shown, reason });
    notify.success(shown ? 'The review is hidden' : 'The review is shown again');
    close();
  };
  return (
    <>
      <Button
        size="small"
        color={shown ? 'error' : 'primary'}
        onClick={() => setOpen(true)}
        {...needsNetwork}
      >
        {label}
      </Button>
      <FormDialog
        open={open}
        title={shown ? 'Hide this review?' : 'Show this review again?'}
        text={
          shown
            ? 'Nobody reads it and it does not count, until an admin shows it again. Whoever wrote it and whom it is about are told the reason. It is written in the audit log.'
            : 'Everybody reads it, and it counts. Whoever wrote it and whom it is about are told. The reason is written in the audit log.'
        }
        submitLabel={label}
        initialValues={{ reason: '' }}
        keepAs={`moderate:${reviewId}`}
        schema={moderationReasonSchema}
        onSubmit={submit}
        onClose={close}
      >
        <FormTextField name="reason" label="Reason" multiline minRows={2} autoFocus required />
      </FormDialog>
    </>
  );
}
