import { fromCents, toCents } from '../../base/money.ts';
import type { Product } from '../../catalogue/product.ts';
import { productVersion } from '../../catalogue/product-version.ts';
import { isHeldFor, isHoldLapsed } from './held-for.ts';
import type { Agreement, PaymentAttempt } from './payment-attempt.ts';

type Known = Pick<PaymentAttempt, 'holdId' | 'agreed'> | undefined;

/**
 * The agreement by which the product is held for this attempt's booking at `now` (milliseconds since 1970): of this very hold and
 * this version of the product. Meanwhile it is sold at the price agreed on and at no other.
 */
export function agreementInForce(attempt: Known, product: Product, now: number): Agreement | undefined {
  const agreed = attempt?.agreed;
  const isHeld = isHeldFor(attempt, product) && !isHoldLapsed(product, now);
  if (!isHeld || agreed?.holdId !== attempt?.holdId) return undefined;
  return agreed?.productVersion === productVersion(product) ? agreed : undefined;
}

/** The price at which a booking's product is sold at `now`: the one agreed on while that is in force, else the product's. */
export function priceDue(attempt: Known, product: Product, now: number): number {
  const agreed = agreementInForce(attempt, product, now);
  return agreed === undefined ? product.resaleprice : fromCents(agreed.amount);
}

/**
 * Whether the agreement, in force or run out, is about the product as it is: the same version at the same price. Its money may
 * arrive late, like all money.
 */
export function isAgreementAbout({ agreed }: Pick<PaymentAttempt, 'agreed'>, product: Product): boolean {
  return (
    agreed !== undefined &&
    agreed.productVersion === productVersion(product) &&
    agreed.listed === toCents(product.resaleprice)
  );
}
