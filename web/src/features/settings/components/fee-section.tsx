import { formatPrice } from '@thriftline/domain/base/money';
import { CANCEL_FEE_LABELS, CANCEL_FEE_PAYERS } from '@thriftline/domain/settings/cancel-fee';
import { feeExample } from '@thriftline/domain/settings/fee-texts';
import { MAX_FEE_FIXED, MAX_FEE_PERCENT, SETTING_LABELS } from '@thriftline/domain/settings/shop-settings';
import { useFormikContext } from 'formik';
import { FormNumberField } from '@/components/form/form-number-field.tsx';
import { FormPriceField } from '@/components/form/form-price-field.tsx';
import { FormSelect } from '@/components/form/form-select.tsx';
import { SETTING_NUMBERS, type SettingsValues, settingsFrom } from '../settings-values.ts';
import { SettingsSection } from './settings-section.tsx';

/** A price of which it is said what the shop keeps. */
const EXAMPLE_PRICE = 45;

const PAYERS = CANCEL_FEE_PAYERS.map((value) => ({ value, label: CANCEL_FEE_LABELS[value] }));

/** What the shop keeps of a sale. */
export function FeeSection({ disabled }: { disabled: boolean }) {
  const { values, errors } = useFormikContext<SettingsValues>();
  const isRight = errors.feePercent === undefined && errors.feeFixed === undefined;
  const { feePercent, feeFixed } = settingsFrom(values);
  return (
    <SettingsSection
      title="Fee"
      text="Your share of each sale, from the price and delivery together. Sellers see it before they list an item. A sale keeps the fee of its day."
    >
      <FormNumberField
        name="feePercent"
        kind={SETTING_NUMBERS.feePercent}
        label={`${SETTING_LABELS.feePercent} (%)`}
        helperText={`Of price and delivery, 0 to ${MAX_FEE_PERCENT}`}
        disabled={disabled}
      />
      <FormPriceField
        name="feeFixed"
        label={SETTING_LABELS.feeFixed}
        helperText={`For each sale on top, ${formatPrice(MAX_FEE_FIXED)} at most`}
        disabled={disabled}
      />
      {isRight && <div role="status">{feeExample(EXAMPLE_PRICE, { feePercent, feeFixed })}.</div>}
      <FormSelect
        name="cancelFee"
        label={SETTING_LABELS.cancelFee}
        options={PAYERS}
        helperText="The payment provider keeps its fee when a payment is refunded. If the buyer bears it, a buyer who cancels a paid order gets that much less back, and sees the exact amount first. Everyone else is refunded in full: when the seller cancels, a deadline passes, an admin decides or a problem is reported, and whenever the seller isn’t known to sell as a private person. An order keeps the setting of the day it was paid."
        disabled={disabled}
      />
    </SettingsSection>
  );
}
