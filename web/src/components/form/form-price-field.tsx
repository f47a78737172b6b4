import { AMOUNT } from '@thriftline/domain/base/fields/number-kinds';
import { FormNumberField, type FormNumberFieldProps } from './form-number-field.tsx';

/** A price field: its key, its words. */
export type FormPriceFieldProps = Omit<FormNumberFieldProps, 'kind'>;

/** A price in a formik form. */
export function FormPriceField(props: FormPriceFieldProps) {
  return <FormNumberField {...props} kind={AMOUNT} />;
}
