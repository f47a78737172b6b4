import { AMOUNT, typedValue } from '@thriftline/domain/base/fields/number-kinds';
import { sellerShareText } from '@thriftline/domain/settings/fee-texts';
import { useField } from 'formik';
import { FormPriceField, type FormPriceFieldProps } from '@/components/form/form-price-field.tsx';
import { useShopSettings } from '@/hooks/use-shop-settings.ts';

/** The price that a seller asks for, and what of it they get where the shop keeps a part. */
export function OwnPriceField({ helperText, ...props }: FormPriceFieldProps) {
  const [{ value }] = useField<string | number>(props.name);
  const settings = useShopSettings();
  const price = typedValue(value, AMOUNT);
  const share = price === undefined ? undefined : sellerShareText(price, settings);
  return <FormPriceField {...props} helperText={share ?? helperText} />;
}
