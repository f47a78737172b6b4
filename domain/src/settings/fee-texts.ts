import { CURRENCY, formatCents, formatPrice, fromCents, toCents } from '../base/money.ts';
import { type FeeRule, feeOf, feeRuleOf } from './fee.ts';
import type { OpenSettings } from './open-settings.ts';

/** What the shop keeps by a rule: `5% and $0.30`; undefined where it keeps nothing. */
export function feeRuleText(
  { basisPoints, fixed }: FeeRule,
  currency: string = CURRENCY,
): string | undefined {
  const parts = [
    ...(basisPoints > 0 ? [`${basisPoints / 100}%`] : []),
    ...(fixed > 0 ? [formatCents(fixed, currency)] : []),
  ];
  return parts.length === 0 ? undefined : parts.join(' and ');
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
  const net = cents - feeOf(cents, rule).cents;
  return `You get ${formatCents(net)} when it sells (after our fee of ${kept} on price and delivery)`;
}

/** What the shop keeps of a price, as an example in words. */
export function feeExample(price: number, settings: Pick<OpenSettings, 'feePercent' | 'feeFixed'>): string {
  const { cents } = feeOf(toCents(price) ?? 0, feeRuleOf(settings));
  return `Fee for ${formatPrice(price)}: ${cents === 0 ? 'none' : formatPrice(fromCents(cents))}`;
}
