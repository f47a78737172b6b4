import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '@thriftline/domain/base/locale/i18n';
import type { Payment } from '@thriftline/domain/payments/payment';

/** Brands as their owners write them; Stripe's names are in https://docs.stripe.com/api/charges/object. */
const BRANDS: Readonly<Record<string, MessageDescriptor>> = {
  amex: msg`American Express`,
  diners: msg`Diners Club`,
  discover: msg`Discover`,
  jcb: msg`JCB`,
  mastercard: msg`Mastercard`,
  unionpay: msg`UnionPay`,
  visa: msg`Visa`,
};

/** The card that paid, like `Visa ending in 4242`; undefined when it was not written down. */
export function cardName({ cardBrand, cardLast4 }: Pick<Payment, 'cardBrand' | 'cardLast4'>) {
  if (cardBrand === undefined) return cardLast4 === undefined ? undefined : t`Card ending in ${cardLast4}`;
  const known = BRANDS[cardBrand];
  const brand = known === undefined ? cardBrand : i18n._(known);
  return cardLast4 === undefined ? brand : t`${brand} ending in ${cardLast4}`;
}
