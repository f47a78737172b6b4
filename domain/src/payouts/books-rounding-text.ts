import { t } from '@lingui/core/macro';
import { formatFraction } from '../base/locale/format-fraction.ts';
import { CENT_PARTS } from '../settings/fee.ts';

/** By how much rounding fees to whole cents made them more or less, as a sentence; of ten-thousandths of a cent. */
export function booksRoundingText(rounding: number): string {
  const amount = formatFraction(Math.abs(rounding) / CENT_PARTS);
  if (rounding === 0) return t`Rounding to whole cents made no difference.`;
  return rounding > 0
    ? t`Rounding to whole cents earned us ${amount}.`
    : t`Rounding to whole cents cost us ${amount}.`;
}
