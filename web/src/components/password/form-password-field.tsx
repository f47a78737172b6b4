import InputAdornment from '@mui/material/InputAdornment';
import type { ComponentProps } from 'react';
import { FormTextField } from '../form/form-text-field.tsx';
import { useShownPassword } from './use-shown-password.tsx';

/** A password of a formik form, with a button that shows it. `autoComplete` says which: the current one or a new one. */
export function FormPasswordField(
  props: Omit<ComponentProps<typeof FormTextField>, 'type' | 'slotProps'> & {
    autoComplete: 'current-password' | 'new-password';
  },
) {
  const { type, toggle } = useShownPassword();
  return (
    <FormTextField
      {...props}
      type={type}
      slotProps={{
        htmlInput: { autoCapitalize: 'none', spellCheck: false },
        input: { endAdornment: <InputAdornment position="end">{toggle}</InputAdornment> },
      }}
    />
  );
}
