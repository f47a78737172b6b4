import type { Stripe } from 'stripe';

/** Kinds of errors. */
export const ERROR_TYPES = ['api_error', 'card_error', 'idempotency_error', 'invalid_request_error'] as const;
export type ErrorType = (typeof ERROR_TYPES)[number];

/** Where Stripe explains an error of this code. */
export function docUrl(code: string): string {
  return `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}`;
}

/** The `error` object of an answer. https://docs.stripe.com/api/errors */
export interface ErrorBody {
  type: ErrorType;
  message: string;
  code?: string;
  doc_url?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
  payment_method?: Stripe.PaymentMethod;
}

/** A request that is answered with an error, in Stripe's shape. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  /** What the answer says of trying again; nothing when undefined. */
  readonly shouldRetry: boolean | undefined;

  constructor(status: number, body: ErrorBody, shouldRetry?: boolean) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.body = body.code === undefined ? body : { doc_url: docUrl(body.code), ...body };
    this.shouldRetry = shouldRetry;
  }
}

/** A request that cannot be served as it was sent. */
export class InvalidRequest extends ApiError {
  constructor(message: string, details: { code?: string; param?: string } = {}, status = 400) {
    super(status, { type: 'invalid_request_error', message, ...details });
  }
}

/** An id that names nothing: 404 in the path, 400 in a parameter. */
export class ResourceMissing extends InvalidRequest {
  constructor(kind: string, id: string, param: string, status: 400 | 404 = 404) {
    super(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, status);
  }
}

/** A payment intent whose status forbids what was asked. */
export class UnexpectedState extends ApiError {
  constructor(message: string, intent: Stripe.PaymentIntent) {
    super(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message,
      payment_intent: structuredClone(intent),
    });
  }
}

/** A key that is missing, wrong, or of the wrong kind. */
export class Unauthorized extends InvalidRequest {
  constructor(message: string, code?: string) {
    super(message, code === undefined ? {} : { code }, 401);
  }
}
