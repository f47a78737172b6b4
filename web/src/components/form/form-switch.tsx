import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useField } from 'formik';
import { type ReactNode, useId } from 'react';

interface FormSwitchProps {
  /** Key of the formik value. */
  name: string;
  label: string;
  helperText: ReactNode;
  disabled?: boolean;
}

/** Yes or no in a formik form, with what it brings about under it. */
export function FormSwitch({ name, label, helperText, disabled = false }: FormSwitchProps) {
  const [field] = useField<boolean>({ name, type: 'checkbox' });
  const helpId = useId();
  return (
    <div>
      <FormControlLabel
        control={<Switch {...field} slotProps={{ input: { 'aria-describedby': helpId } }} />}
        label={label}
        disabled={disabled}
      />
      <FormHelperText id={helpId}>{helperText}</FormHelperText>
    </div>
  );
}
