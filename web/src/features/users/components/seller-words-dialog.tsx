import { useLingui } from '@lingui/react/macro';
import { type SellerPageWords, sellerPageSchema, type User } from '@thriftline/domain/accounts/user';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { useNotify } from '@/hooks/use-notify.ts';
import { setSellerWords } from '../api/set-seller-words.ts';

interface SellerWordsDialogProps {
  uid: string;
  user: User;
  open: boolean;
  onClose: () => void;
}

/** Asks what a seller says on their page; an empty field takes it away. */
export function SellerWordsDialog({ uid, user, open, onClose }: SellerWordsDialogProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const keep = async (words: SellerPageWords) => {
    await setSellerWords(uid, words);
    notify.success(t`Your seller page is saved`);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      title={t`Your seller page`}
      text={t`Buyers read this above your items. Leave a field empty to remove it.`}
      submitLabel={t`Save page`}
      initialValues={{ about: user.about ?? '', policies: user.policies ?? '' }}
      keepAs="seller-page"
      schema={sellerPageSchema}
      onSubmit={keep}
      onClose={onClose}
    >
      <FormTextField
        name="about"
        label={t`About you`}
        multiline
        minRows={3}
        helperText={t`What you sell, and what you love about it`}
      />
      <FormTextField
        name="policies"
        label={t`Policies`}
        multiline
        minRows={3}
        helperText={t`How soon you ship, how you pack, when you accept returns`}
      />
    </FormDialog>
  );
}
