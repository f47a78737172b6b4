import { toCents } from '@thriftline/domain/base/money';
import type { Product } from '@thriftline/domain/catalogue/product';
import { agreementInForce, isAgreementAbout } from '@thriftline/domain/payments/paying/agreement';
import type { PaymentAttempt } from '@thriftline/domain/payments/paying/payment-attempt';

/**
 * Whether this amount (cents, without delivery) buys the product at `now`. While an agreement is in force only what was agreed on does; later
 * what the product costs, or what was agreed on by then, as the buyer may have paid just in time.
 */
export function isPriceDue(
  amount: number,
  product: Product,
  attempt: PaymentAttempt | undefined,
  now: number,
): boolean {
  const agreed = agreementInForce(attempt, product, now);
  if (agreed !== undefined) return amount === agreed.amount;
  if (amount === toCents(product.resaleprice)) return true;
  return attempt !== undefined && isAgreementAbout(attempt, product) && amount === attempt.agreed?.amount;
}
