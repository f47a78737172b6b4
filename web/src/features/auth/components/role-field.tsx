import { useLingui } from '@lingui/react/macro';
import { ROLE_LABELS, SIGNUP_ROLES } from '@thriftline/domain/accounts/roles';
import { PlainSelect } from '@/components/plain-form/plain-field.tsx';

/** Whether someone comes to buy or to sell. */
export function RoleField() {
  const { t } = useLingui();
  return (
    <PlainSelect
      name="role"
      label={t`Role`}
      options={SIGNUP_ROLES}
      labels={ROLE_LABELS}
      helperText={t`Both can buy. Sellers can also list items.`}
    />
  );
}
