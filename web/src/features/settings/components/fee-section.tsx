import { useLingui } from '@lingui/react/macro';
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

/** What the shop keeps of a sale. */
export function FeeSection({ disabled }: { disabled: boolean }) {
  const { t } = useLingui();
  const { values, errors } = useFormikContext<SettingsValues>();
  const isRight = errors.feePercent === undefined && errors.feeFixed === undefined;
  const { feePercent, feeFixed } = settingsFrom(values);
  const mostFixed = formatPrice(MAX_FEE_FIXED);
  const payers = CANCEL_FEE_PAYERS.map((value) => ({ value, label: CANCEL_FEE_LABELS[value] }));
  return (
    <SettingsSection
      title={t`Fee`}
      text={t`Your share of each sale, from the price and delivery together. Sellers see it before they list an item. Each sale keeps the fee of the day it was made.`}
    >
      <FormNumberField
        name="feePercent"
        kind={SETTING_NUMBERS.feePercent}
        label={`${SETTING_LABELS.feePercent} (%)`}
        helperText={t`Of price and delivery, 0 to ${MAX_FEE_PERCENT}`}
        disabled={disabled}
      />
      <FormPriceField
        name="feeFixed"
        label={SETTING_LABELS.feeFixed}
        helperText={t`Added for each sale, ${mostFixed} at most`}
        disabled={disabled}
      />
      {isRight && <div role="status">{feeExample(EXAMPLE_PRICE, { feePercent, feeFixed })}</div>}
      <FormSelect
        name="cancelFee"
        label={SETTING_LABELS.cancelFee}
        options={payers}
        helperText={t`The payment provider keeps its fee when a payment is refunded. If the buyer bears it, a buyer who cancels a paid order gets that much less back, and sees the exact amount first. Everyone else is refunded in full: when the seller cancels, a deadline passes, an admin decides or a problem is reported, and whenever the seller isn’t known to sell as a private person. An order keeps the setting of the day it was paid.`}
        disabled={disabled}
      />
    </SettingsSection>
  );
}
