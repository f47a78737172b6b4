import { SIGNUP_ROLES } from '@thriftline/domain/accounts/roles';
import { PlainSelect } from '@/components/plain-form/plain-field.tsx';

/** Whether someone comes to buy or to sell. */
export function RoleField() {
  return (
    <PlainSelect
      name="role"
      label="Role"
      options={SIGNUP_ROLES}
      helperText="Both can buy. Sellers can also list items."
    />
  );
}
