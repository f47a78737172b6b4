import { SIGNUP_ROLES } from '@thriftline/domain/roles';
import { FormSelect } from '@/components/form/form-select.tsx';

const ROLE_OPTIONS = SIGNUP_ROLES.map((role) => ({ value: role, label: role }));

/** Whether someone comes to buy or to sell. */
export function RoleField() {
  return (
    <FormSelect
      name="role"
      label="Role"
      options={ROLE_OPTIONS}
      helperText="Buyers book and pay for things, sellers offer them."
    />
  );
}
