import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import type { ReactNode } from 'react';

type FormTextFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'> & {
  /** Key of the formik value. */
  name: string;
  label: string;
  /** Shown under the field unless there is an error. */
  helperText?: ReactNode;
};

/** A text, number or e-mail field of a formik form, its error under it. */
export function FormTextField({ name, helperText, ...props }: FormTextFieldProps) {
  const [field, meta] = useField<string | number>(name);
  const fault = meta.touched ? meta.error : undefined;
  return (
    <TextField
      fullWidth
      id={`field-${name}`}
      {...props}
      {...field}
      error={fault !== undefined}
      helperText={fault ?? helperText}
    />
  );
}
