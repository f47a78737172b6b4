import { CURRENCY_SIGN } from '../base/money.ts';
import { CENT_PARTS } from '../settings/fee.ts';

/** Decimals of the currency's unit that a ten-thousandth of a cent needs. */
const DECIMALS = 6;

/** By how much rounding fees to whole cents made them more or less, in words; of ten-thousandths of a cent. */
export function roundingText(rounding: number): string {
  if (rounding === 0) return 'Rounding to whole cents made no difference';
  const amount = (Math.abs(rounding) / CENT_PARTS / 100).toFixed(DECIMALS).replace(/0{1,4}$/, '');
  return `Rounding to whole cents ${rounding > 0 ? 'earned' : 'cost'} us ${CURRENCY_SIGN}${amount}`;
}
