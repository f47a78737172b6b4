import { t } from '@lingui/core/macro';
import { formatPercent } from '../base/locale/format-percent.ts';
import { CURRENCY, formatCents, formatPrice, fromCents, toCents } from '../base/money.ts';
import { type FeeRule, feeOf, feeRuleOf } from './fee.ts';
import type { OpenSettings } from './open-settings.ts';

/** What the shop keeps by a rule: `5% and $0.30`; undefined where it keeps nothing. */
export function feeRuleText(
  { basisPoints, fixed }: FeeRule,
  currency: string = CURRENCY,
): string | undefined {
  const percent = formatPercent(basisPoints / 10_000);
  const amount = formatCents(fixed, currency);
  if (basisPoints > 0 && fixed > 0) return t`${percent} and ${amount}`;
  if (basisPoints > 0) return percent;
  return fixed > 0 ? amount : undefined;
}

/** What a seller gets of a price, in words; undefined where the shop keeps nothing, and for what is no price. */
export function sellerShareText(
  price: number,
  settings: Pick<OpenSettings, 'feePercent' | 'feeFixed'>,
): string | undefined {
  const rule = feeRuleOf(settings);
  const kept = feeRuleText(rule);
  const cents = toCents(price);
  if (kept === undefined || cents === null || cents === 0) return undefined;
  const net = formatCents(cents - feeOf(cents, rule).cents);
  return t`You get ${net} when it sells (after our fee of ${kept} on price and delivery)`;
}

/** What the shop keeps of a price, as an example in words. */
export function feeExample(price: number, settings: Pick<OpenSettings, 'feePercent' | 'feeFixed'>): string {
  const { cents } = feeOf(toCents(price) ?? 0, feeRuleOf(settings));
  const of = formatPrice(price);
  const fee = formatPrice(fromCents(cents));
  return cents === 0 ? t`Fee for ${of}: none.` : t`Fee for ${of}: ${fee}.`;
}
