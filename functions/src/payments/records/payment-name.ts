import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { centsValue } from '@thriftline/domain/base/texts/values';
import type { Payment } from '@thriftline/domain/payments/payment';

/** What the audit log calls a payment: what was paid, and by whom. */
export function paymentName({
  amount,
  currency,
  youremail: email,
}: Pick<Payment, 'amount' | 'currency' | 'youremail'>): MessageDescriptor {
  const paid = centsValue(amount, currency);
  return msg`${paid} of ${email}`;
}
