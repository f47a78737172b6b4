import Button from '@mui/material/Button';
import {
  DELETION_WORD,
  type DeletionObstacle,
  deleteMyAccountFormSchema,
  deleteMyAccountSchema,
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
  const [obstacles, setObstacles] = useState<readonly DeletionObstacle[]>([]);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAct();
  const hasPassword = useHasPassword();
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
  const remove = async (values: { word: string; password?: string }) => {
    await deleteMyAccount(values);
    close();
  };
  return (
    <>
      <DeletionObstacles obstacles={obstacles} />
      <Button variant="outlined" color="error" onClick={start} loading={busy} {...needsNetwork}>
        Delete my account
      </Button>
      <FormDialog<{ word: string; password?: string }>
        open={asking}
        title="Delete your account?"
        text={`Your items are hidden now. Your account is deleted in ${REGRET_DAYS} days, with your wish list, unpaid bookings and photos. Until then you can keep it. Others keep their orders with you.`}
        submitLabel="Delete my account"
        initialValues={hasPassword ? WITH_PASSWORD : WITHOUT}
        schema={hasPassword ? deleteMyAccountFormSchema : deleteMyAccountSchema}
        onSubmit={remove}
        onClose={close}
      >
        {hasPassword && (
          <FormPasswordField
            name="password"
            label="Your password"
            autoComplete="current-password"
            autoFocus
          />
        )}
        <FormTextField
          name="word"
          label={`Type “${DELETION_WORD}”`}
          autoComplete="off"
          helperText={hasPassword ? undefined : 'Next, confirm with Google that it’s you.'}
        />
      </FormDialog>
    </>
  );
}
