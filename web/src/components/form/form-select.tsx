import MenuItem from '@mui/material/MenuItem';
import { FormTextField } from './form-text-field.tsx';

interface FormSelectProps {
  /** Key of the formik value. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
}

/** A choice from a list in a formik form. */
export function FormSelect({ options, ...props }: FormSelectProps) {
  return (
    <FormTextField select {...props}>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </FormTextField>
  );
}
