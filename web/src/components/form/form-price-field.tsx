import type { ReactNode } from 'react';
import { CurrencySign } from '../currency-sign.tsx';
import { FormTextField } from './form-text-field.tsx';
import { NUMBER_INPUT } from './number-input.ts';

/** A price field: its key, its words. */
export interface FormPriceFieldProps {
  /** Key of the formik value. */
  name: string;
  label: string;
  disabled?: boolean;
  /** Shown under the field unless there is an error. */
  helperText?: ReactNode;
}

/** A price in a formik form. */
export function FormPriceField(props: FormPriceFieldProps) {
  return (
    <FormTextField
      {...props}
      type="number"
      slotProps={{ htmlInput: NUMBER_INPUT, input: { startAdornment: <CurrencySign /> } }}
    />
  );
}
