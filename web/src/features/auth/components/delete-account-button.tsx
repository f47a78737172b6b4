import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import {
  type DeletionObstacle,
  deleteMyAccountFormSchema,
  deleteMyAccountWithoutPasswordFormSchema,
  deletionWord,
  REGRET_DAYS,
} from '@thriftline/domain/accounts/account-deletion';
import { useEffect, useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { FormPasswordField } from '@/components/password/form-password-field.tsx';
import { useAct } from '@/hooks/buttons/use-act.ts';
import { useNeedsNetwork } from '@/hooks/buttons/use-needs-network.ts';
import { deleteMyAccount, findDeletionObstacles } from '../api/delete-my-account.ts';
import { prepareGoogleWindow } from '../api/google/google-window.ts';
import { useHasPassword } from '../api/use-auth-user.ts';
import { DeletionObstacles } from './deletion-obstacles.tsx';

const WITH_PASSWORD = { word: '', password: '' };
const WITHOUT = { word: '' };

/** Has one's own account deleted: says what stands against it, or asks who one is and whether it is meant. */
export function DeleteAccountButton() {
  const { t } = useLingui();
  const [obstacles, setObstacles] = useState<readonly DeletionObstacle[]>([]);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAct();
  const hasPassword = useHasPassword();
  const word = deletionWord();
  const needsNetwork = useNeedsNetwork();
  const close = () => setAsking(false);
  const asksGoogle = asking && !hasPassword && import.meta.env.VITE_LOCAL !== '1';
  useEffect(() => {
    // What fails here fails again, and is told, at the press.
    if (asksGoogle) prepareGoogleWindow().catch((error: unknown) => console.debug(error));
  }, [asksGoogle]);
  const start = async () => {
    await run(async () => {
      const found = await findDeletionObstacles();
      setObstacles(found);
      setAsking(found.length === 0);
    });
  };
  const remove = async ({ password }: { password?: string }) => {
    await deleteMyAccount(password);
    close();
  };
  return (
    <>
      <DeletionObstacles obstacles={obstacles} />
      <Button variant="outlined" color="error" onClick={start} loading={busy} {...needsNetwork}>
        {t`Delete my account`}
      </Button>
      <FormDialog<{ word: string; password?: string }>
        open={asking}
        title={t`Delete your account?`}
        text={t`Your items are hidden now. Your account is deleted in ${plural(REGRET_DAYS, { one: '# day', other: '# days' })}, with your wish list, unpaid bookings and photos. Until then you can keep it. Others keep their orders with you.`}
        submitLabel={t`Delete my account`}
        destructive
        initialValues={hasPassword ? WITH_PASSWORD : WITHOUT}
        schema={hasPassword ? deleteMyAccountFormSchema : deleteMyAccountWithoutPasswordFormSchema}
        onSubmit={remove}
        onClose={close}
      >
        {hasPassword && (
          <FormPasswordField
            name="password"
            label={t`Your password`}
            autoComplete="current-password"
            autoFocus
          />
        )}
        <FormTextField
          name="word"
          label={t`Type “${word}”`}
          autoComplete="off"
          helperText={hasPassword ? undefined : t`Next, confirm with Google that it’s you.`}
        />
      </FormDialog>
    </>
  );
}
