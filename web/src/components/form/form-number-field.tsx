import type { NumberKind } from '@thriftline/domain/base/fields/number-kinds';
import { useField } from 'formik';
import type { ReactNode } from 'react';
import { useFieldFault } from '@/lib/language/use-field-fault.ts';
import { NumberField } from '../plain/number-field.tsx';

/** A field for a number: its key, its words. */
export interface FormNumberFieldProps {
  /** Key of the formik value: the text as it is typed, for the schema to read. */
  name: string;
  label: string;
  kind: NumberKind;
  disabled?: boolean;
  /** Shown under the field unless there is an error. */
  helperText?: ReactNode;
}

/** A number in a formik form. */
export function FormNumberField({ name, ...props }: FormNumberFieldProps) {
  const [field, , { setValue }] = useField<string | number>(name);
  return (
    <NumberField
      id={`field-${name}`}
      {...props}
      name={name}
      text={String(field.value)}
      onText={(text) => void setValue(text)}
      onBlur={field.onBlur}
      fault={useFieldFault(name)}
    />
  );
}
