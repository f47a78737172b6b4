import { useLingui } from '@lingui/react/macro';
import { MAX_NAME } from '@thriftline/domain/accounts/person-name';
import { email as emailSchema, text } from '@thriftline/domain/base/fields/fields';
import type { User } from 'firebase/auth';
import { object } from 'yup';
import { PlainButton } from '@/components/plain/plain-button.tsx';
import { PlainDialog } from '@/components/plain/plain-dialog.tsx';
import { bySchema } from '@/components/plain-form/form-faults.ts';
import { PlainField } from '@/components/plain-form/plain-field.tsx';
import { PlainForm } from '@/components/plain-form/plain-form.tsx';
import { UserText } from '@/components/texts/user-text.tsx';
import { type LocalAccount, pickLocalAccount } from '../api/google/pick-local-account.ts';
import styles from './auth-forms.module.css';

const ACCOUNTS: readonly LocalAccount[] = [
  { name: 'Gwen Google', email: 'gwen@gmail.example' },
  { name: 'Gus Google', email: 'gus@gmail.example' },
];

const schema = object({ googleName: text({ max: MAX_NAME }), googleEmail: emailSchema() });
const loadCheck = async () => bySchema(schema);

interface LocalAccountChooserProps {
  onPicked: (user: User) => void;
  onFailed: (error: unknown) => void;
}

/** Stands in for Google's window when the app runs against the Auth emulator. */
export function LocalAccountChooser({ onPicked, onFailed }: LocalAccountChooserProps) {
  const { t } = useLingui();
  const pick = (account: LocalAccount) => pickLocalAccount(account).then(onPicked, onFailed);
  const cancel = () => onFailed({ code: 'auth/popup-closed-by-user' });
  return (
    <PlainDialog
      title={t`Choose a test account`}
      onClose={cancel}
      actions={
        <PlainButton look="text" onClick={cancel}>
          {t`Cancel`}
        </PlainButton>
      }
    >
      <ul className={styles.accounts}>
        {ACCOUNTS.map((account) => (
          <li key={account.email}>
            <button type="button" onClick={() => void pick(account)}>
              <UserText>{account.name}</UserText>
              <small>{account.email}</small>
            </button>
          </li>
        ))}
      </ul>
      <PlainForm
        id="local-account"
        loadCheck={loadCheck}
        submitLabel={t`Use this account`}
        onSubmit={async ({ googleName, googleEmail }) => {
          await pick({ name: googleName, email: googleEmail });
          return undefined;
        }}
      >
        <PlainField name="googleName" label={t`Google name`} />
        <PlainField name="googleEmail" label={t`Google e-mail`} type="email" />
      </PlainForm>
    </PlainDialog>
  );
}
