import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { parsedUrl } from '@thriftline/domain/base/fields/parsed-url';

/** Where sellers set up how they are paid, and look at it: pages of Stripe's own. */
const STRIPE_HOST = /^([a-z0-9-]+\.)?stripe\.com$/;

/**
 * An address that somebody may be sent to, to set up how they are paid: the card provider's alone, or the local one's where there is
 * one. Throws AppError for any other.
 */
export function providerAddress(address: string, localOrigin: string | undefined): string {
  const url = parsedUrl(address);
  const isStripe = url?.protocol === 'https:' && STRIPE_HOST.test(url.hostname);
  const isLocal = localOrigin !== undefined && url?.origin === localOrigin;
  if (url === undefined || !(isStripe || isLocal))
    throw new AppError(
      'internal',
      msg`We couldn’t open the payment provider’s page. Try again, or contact us.`,
    );
  return url.href;
}
