import { useFormikContext } from 'formik';
import type { Values } from './changed-values.ts';
import { EarlyValues, type EarlyValuesProps } from './early-values.tsx';

/** Stands for what keeps a formik form until that is there: see `EarlyValues`. */
export function EarlyForm(props: Omit<EarlyValuesProps, 'values' | 'initialValues'>) {
  const { values, initialValues } = useFormikContext<Values>();
  return <EarlyValues {...props} values={values} initialValues={initialValues} />;
}
