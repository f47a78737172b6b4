import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import { moderationReasonSchema } from '@thriftline/domain/reviews/review-input';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { useNotify } from '@/hooks/use-notify.ts';
import { moderateReview } from '../api/moderate-review.ts';

/** Hides a review or shows it again, with a reason. For admins. */
export function ModerateButton({ reviewId, shown }: { reviewId: string; shown: boolean }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const notify = useNotify();
  const needsNetwork = useNeedsNetwork();
  const label = shown ? t({ message: 'Hide', context: 'a review' }) : t`Unhide`;
  const close = () => setOpen(false);
  const submit = async ({ reason }: { reason: string }) => {
    await moderateReview({ reviewId, shown: !shown, reason });
    notify.success(shown ? t`The review is hidden` : t`The review is visible again`);
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
        title={shown ? t`Hide this review?` : t`Unhide this review?`}
        text={
          shown
            ? t`The review is hidden and doesn’t count until an admin unhides it. We tell the reason to its author and the member it’s about, and record it in the audit log.`
            : t`Everyone can read the review, and it counts. We tell its author and the member it’s about. The reason is recorded in the audit log.`
        }
        submitLabel={label}
        destructive={shown}
        initialValues={{ reason: '' }}
        keepAs={`moderate:${reviewId}`}
        schema={moderationReasonSchema}
        onSubmit={submit}
        onClose={close}
      >
        <FormTextField name="reason" label={t`Reason`} multiline minRows={2} autoFocus required />
      </FormDialog>
    </>
  );
}
