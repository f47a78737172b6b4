import type { FormObject } from '../protocol/form.ts';
import { ShapeCheck, type Violation } from './check-shape.ts';
import type { Extract } from './shape.ts';
import schema from './stripe-schema.json' with { type: 'json' };

// What the file holds is what extract-shapes.ts wrote, which a test holds it to.
const EXTRACT = schema as unknown as Extract;
const FORM = new ShapeCheck(EXTRACT, 'form');
const JSON_CHECK = new ShapeCheck(EXTRACT, 'json');

/** The type of each object, by what its `object` says. */
const TYPES: Readonly<Record<string, string>> = {
  payment_intent: 'PaymentIntent',
  payment_method: 'PaymentMethod',
  charge: 'Charge',
  refund: 'Refund',
  dispute: 'Dispute',
  'radar.early_fraud_warning': 'EarlyFraudWarning',
  account: 'Account',
  account_link: 'AccountLink',
  application: 'Application',
  balance: 'Balance',
  balance_transaction: 'BalanceTransaction',
  bank_account: 'BankAccount',
  capability: 'Capability',
  login_link: 'LoginLink',
  payout: 'Payout',
  transfer: 'Transfer',
  transfer_reversal: 'TransferReversal',
  event: 'EventBase',
};

/** What may be asked with each call that servers make. */
const REQUESTS: readonly (readonly [method: string, path: RegExp, type: string])[] = [
  ['POST', /^\/v1\/payment_intents$/, 'PaymentIntentCreateParams'],
  ['GET', /^\/v1\/payment_intents$/, 'PaymentIntentListParams'],
  ['GET', /^\/v1\/payment_intents\/[^/]+$/, 'PaymentIntentRetrieveParams'],
  ['POST', /^\/v1\/payment_intents\/[^/]+$/, 'PaymentIntentUpdateParams'],
  ['POST', /^\/v1\/payment_intents\/[^/]+\/confirm$/, 'PaymentIntentConfirmParams'],
  ['POST', /^\/v1\/payment_intents\/[^/]+\/cancel$/, 'PaymentIntentCancelParams'],
  ['POST', /^\/v1\/payment_methods$/, 'PaymentMethodCreateParams'],
  ['POST', /^\/v1\/refunds$/, 'RefundCreateParams'],
  ['GET', /^\/v1\/refunds$/, 'RefundListParams'],
  ['GET', /^\/v1\/charges$/, 'ChargeListParams'],
  ['GET', /^\/v1\/disputes$/, 'DisputeListParams'],
  ['GET', /^\/v1\/radar\/early_fraud_warnings$/, 'Radar.EarlyFraudWarningListParams'],
  ['POST', /^\/v1\/accounts$/, 'AccountCreateParams'],
  ['GET', /^\/v1\/accounts$/, 'AccountListParams'],
  ['POST', /^\/v1\/accounts\/[^/]+$/, 'AccountUpdateParams'],
  ['POST', /^\/v1\/accounts\/[^/]+\/login_links$/, 'AccountCreateLoginLinkParams'],
  ['POST', /^\/v1\/account_links$/, 'AccountLinkCreateParams'],
  ['POST', /^\/v1\/transfers$/, 'TransferCreateParams'],
  ['GET', /^\/v1\/transfers$/, 'TransferListParams'],
  ['POST', /^\/v1\/transfers\/[^/]+$/, 'TransferUpdateParams'],
  ['POST', /^\/v1\/transfers\/[^/]+\/reversals$/, 'TransferCreateReversalParams'],
  ['GET', /^\/v1\/transfers\/[^/]+\/reversals$/, 'TransferListReversalsParams'],
  ['GET', /^\/v1\/balance$/, 'BalanceRetrieveParams'],
  ['GET', /^\/v1\/balance_transactions$/, 'BalanceTransactionListParams'],
  ['POST', /^\/v1\/payouts$/, 'PayoutCreateParams'],
  ['GET', /^\/v1\/payouts$/, 'PayoutListParams'],
  ['GET', /^\/v1\/events$/, 'EventListParams'],
];

/** What is wrong with an object of Stripe's, with what lies in it: the object of an event, the items of a list. */
export function objectFaults(value: unknown): Violation[] {
  const { object, data } = value as { object?: string; data?: unknown };
  if (object === 'list') return (data as unknown[]).flatMap(objectFaults);
  if (object === 'account' && 'deleted' in (value as object))
    return JSON_CHECK.check('DeletedAccount', value);
  const type = TYPES[object ?? ''];
  if (type === undefined) return [{ path: String(object), fault: 'is no object that is served' }];
  const inside = object === 'event' ? objectFaults((data as { object: unknown }).object) : [];
  return [...JSON_CHECK.check(type, value), ...inside];
}

/** What is wrong with what a server asks with a call. */
export function requestFaults(method: string, path: string, values: FormObject): Violation[] {
  const type = REQUESTS.find(([name, pattern]) => name === method && pattern.test(path))?.[2];
  return type === undefined ? [] : FORM.check(type, values);
}
