import type { Payment } from '@thriftline/domain/payments/payment';

/** Brands as their owners write them; Stripe's names are in https://docs.stripe.com/api/charges/object. */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** The card that paid, like `Visa ending in 4242`; undefined when it was not written down. */
export function cardName({ cardBrand, cardLast4 }: Pick<Payment, 'cardBrand' | 'cardLast4'>) {
  const brand = cardBrand === undefined ? 'Card' : (BRANDS[cardBrand] ?? cardBrand);
  if (cardLast4 !== undefined) return `${brand} ending in ${cardLast4}`;
  return cardBrand === undefined ? undefined : brand;
}
