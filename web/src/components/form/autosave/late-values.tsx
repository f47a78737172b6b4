import { useFormikContext } from 'formik';
import { useEffect } from 'react';

interface LateValuesProps {
  /** What is known of whoever fills the form, by field; empty until it has come from the server. */
  values: Readonly<Record<string, unknown>>;
}

/** Fills fields that nobody has touched with what is known once it comes: the form was on the screen before. Within Formik. */
export function LateValues({ values }: LateValuesProps) {
  const form = useFormikContext<Readonly<Record<string, unknown>>>();
  const known = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is emptied on purpose stays empty
  useEffect(() => {
    const late = Object.entries(JSON.parse(known) as Record<string, unknown>).filter(
      ([field, value]) => value !== '' && form.values[field] === '' && form.touched[field] !== true,
    );
    if (late.length === 0) return;
    const values = { ...form.values, ...Object.fromEntries(late) };
    // Where nothing is typed yet it is what the form begins with: nothing that would be lost.
    if (form.dirty) void form.setValues(values);
    else form.resetForm({ values });
  }, [known]);
  return null;
}
