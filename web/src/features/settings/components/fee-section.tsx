import { feeExample } from '@thriftline/domain/fee-words';
import { formatPrice } from '@thriftline/domain/money';
import { MAX_FEE_FIXED, MAX_FEE_PERCENT, SETTING_LABELS } from '@thriftline/domain/shop-settings';
import { useFormikContext } from 'formik';
import { FormPriceField } from '@/components/form/form-price-field.tsx';
import { FormTextField } from '@/components/form/form-text-field.tsx';
import { NUMBER_INPUT } from '@/components/form/number-input.ts';
import type { SettingsValues } from '../settings-values.ts';
import { SettingsSection } from './settings-section.tsx';

/** A price of which it is said what the shop keeps. */
const EXAMPLE_PRICE = 45;

/** What the shop keeps of a sale. */
export function FeeSection({ disabled }: { disabled: boolean }) {
  const { values, errors } = useFormikContext<SettingsValues>();
  const isRight = errors.feePercent === undefined && errors.feeFixed === undefined;
  const typed = { feePercent: Number(values.feePercent), feeFixed: Number(values.feeFixed) };
  return (
    <SettingsSection
      title="Fee"
      text="What the shop keeps of the price of each sale; of what delivery costs it keeps nothing. Sellers see it before they list something, and a sale keeps the fee of its day."
    >
      <FormTextField
        name="feePercent"
        label={`${SETTING_LABELS.feePercent} (%)`}
        helperText={`Of the item’s price: 0 to ${MAX_FEE_PERCENT}`}
        type="number"
        slotProps={{ htmlInput: NUMBER_INPUT }}
        disabled={disabled}
      />
      <FormPriceField
        name="feeFixed"
        label={SETTING_LABELS.feeFixed}
        helperText={`For each sale, on top of that: ${formatPrice(MAX_FEE_FIXED)} at most`}
        disabled={disabled}
      />
      {isRight && <div role="status">{feeExample(EXAMPLE_PRICE, typed)}.</div>}
    </SettingsSection>
  );
}
