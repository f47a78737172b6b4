import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useField } from 'formik';
import type { ChangeEvent, ReactNode } from 'react';
import { useFieldFault } from '@/lib/language/use-field-fault.ts';

type FormTextFieldProps = Omit<TextFieldProps, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'> & {
  /** Key of the formik value. */
  name: string;
  label: string;
  /** Shown under the field unless there is an error. */
  helperText?: ReactNode;
  /** What the form holds of what is typed or pasted; all of it by default. */
  tidy?: (typed: string) => string;
};

/** A text, number or e-mail field of a formik form, its error under it. */
export function FormTextField({ name, helperText, tidy, ...props }: FormTextFieldProps) {
  const [field, , { setValue }] = useField<string | number>(name);
  const fault = useFieldFault(name);
  return (
    <TextField
      fullWidth
      id={`field-${name}`}
      {...props}
      {...field}
      {...(tidy && {
        onChange: (event: ChangeEvent<HTMLInputElement>) => setValue(tidy(event.target.value)),
      })}
      error={fault !== undefined}
      helperText={fault ?? helperText}
    />
  );
}
