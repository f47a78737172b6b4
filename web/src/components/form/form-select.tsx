import type { ReactNode } from 'react';
import { FormTextField } from './form-text-field.tsx';

interface FormSelectProps {
  /** Key of the formik value. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  disabled?: boolean;
  /** Shown under the field unless there is an error. */
  helperText?: ReactNode;
}

/** A choice from a list in a formik form: the browser's own list, which every phone and screen reader knows. */
export function FormSelect({ options, ...props }: FormSelectProps) {
  const offered = new Set(options.map(({ value }) => value));
  // What stands for no choice is read in the field, so the label gives way to it.
  const shrink = options.some(({ value, label }) => value === '' && label !== '') || undefined;
  return (
    <FormTextField select slotProps={{ select: { native: true }, inputLabel: { shrink } }} {...props}>
      {!offered.has('') && <option value="" hidden />}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </FormTextField>
  );
}
