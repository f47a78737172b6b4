import { AppError, type ErrorCode } from '@thriftline/domain/base/errors';
import { PROVIDER_TEXTS } from '@thriftline/domain/base/texts/provider-texts';
import type { Stripe } from 'stripe';

/** What a failure of the card provider's means to the shop. */
export interface ProviderFailure {
  /** What people are told of it. */
  words: (typeof PROVIDER_TEXTS)[keyof typeof PROVIDER_TEXTS];
  /** How it is answered. */
  code: ErrorCode;
  /** Whether the same request, made again after a pause, may work. */
  isBusy?: true;
  /** Whether the operator has to do something about it: it is logged as an error. */
  isOurs?: true;
}

const BUSY: ProviderFailure = { words: PROVIDER_TEXTS.busy, code: 'unavailable', isBusy: true };
const TOO_MANY: ProviderFailure = { words: PROVIDER_TEXTS.tooMany, code: 'unavailable', isBusy: true };
const UNREACHABLE: ProviderFailure = { words: PROVIDER_TEXTS.unreachable, code: 'unavailable' };
const REFUSES_SHOP: ProviderFailure = {
  words: PROVIDER_TEXTS.refusesShop,
  code: 'unavailable',
  isOurs: true,
};
const AMOUNT: ProviderFailure = { words: PROVIDER_TEXTS.amount, code: 'conflict' };

/** By the provider's code (https://docs.stripe.com/error-codes), which says more than the status. */
const BY_CODE: Readonly<Record<string, ProviderFailure>> = {
  lock_timeout: BUSY,
  idempotency_key_in_use: BUSY,
  rate_limit: TOO_MANY,
  amount_too_small: AMOUNT,
  amount_too_large: AMOUNT,
  api_key_expired: REFUSES_SHOP,
  platform_api_key_expired: REFUSES_SHOP,
  secret_key_required: REFUSES_SHOP,
  testmode_charges_only: REFUSES_SHOP,
  livemode_mismatch: REFUSES_SHOP,
};

/** By the status of the answer (https://docs.stripe.com/api/errors). */
const BY_STATUS: Readonly<Record<number, ProviderFailure>> = {
  401: REFUSES_SHOP,
  403: REFUSES_SHOP,
  409: BUSY,
  424: UNREACHABLE,
  429: TOO_MANY,
};

/** What a failed request means; undefined for what only a fault of ours brings about. No answer has no status. */
export function providerFailure({
  code,
  statusCode,
}: Pick<Stripe.errors.StripeError, 'code' | 'statusCode'>): ProviderFailure | undefined {
  const known = code === undefined ? undefined : BY_CODE[code];
  if (known !== undefined) return known;
  if (statusCode === undefined || statusCode >= 500) return UNREACHABLE;
  return BY_STATUS[statusCode];
}

/** The failure as it is answered; the provider's own words go along as its cause, for the log alone. */
export function failureToAnswer({ code, words }: ProviderFailure, cause: unknown): AppError {
  return new AppError(code, words, { cause });
}
