import type { CardBrand } from './card-number.ts';
import type { DeclineName } from './declines.ts';

/** A card that behaves in a documented way. https://docs.stripe.com/testing */
export interface TestCard {
  number: string;
  /** Ids of ready-made payment methods that stand for this card in calls from a server. */
  twins: readonly string[];
  brand: CardBrand;
  funding: 'credit' | 'debit';
  /** What it shows, for a person. */
  shows: string;
  /** Whether the payer must pass a 3-D Secure challenge before the card is charged. */
  authentication?: true;
  /** Why charging it fails; absent when it succeeds. */
  decline?: DeclineName;
  /** Whether the bank sends each refund to it back, some time after it succeeded. */
  refundsFail?: true;
  /** Whether each refund to it is pending first, and succeeds some time later. */
  refundsPend?: true;
  /** What its holder's bank does about a payment once it succeeded. */
  bank?: 'disputesAsFraud' | 'disputesAsNotReceived' | 'inquires' | 'warnsOfFraud';
  /** Whether it is worth telling a person of. */
  first?: true;
}

function card(
  number: string,
  shows: string,
  twins: readonly string[],
  behaviour: Pick<
    TestCard,
    'authentication' | 'decline' | 'refundsFail' | 'refundsPend' | 'bank' | 'first'
  > & {
    brand?: CardBrand;
    funding?: 'debit';
  } = {},
): TestCard {
  return { number, shows, twins, brand: 'visa', funding: 'credit', ...behaviour };
}

/** Every card the local provider knows; any other number is refused as a live card. */
export const KNOWN_CARDS: readonly TestCard[] = [
  card('4242424242424242', 'Succeeds', ['pm_card_visa'], { first: true }),
  card('4000056655665556', 'Succeeds (debit)', ['pm_card_visa_debit'], { funding: 'debit' }),
  card('5555555555554444', 'Succeeds (Mastercard)', ['pm_card_mastercard'], {
    brand: 'mastercard',
    first: true,
  }),
  card('2223003122003222', 'Succeeds (Mastercard 2-series)', [], { brand: 'mastercard' }),
  card('5200828282828210', 'Succeeds (Mastercard debit)', ['pm_card_mastercard_debit'], {
    brand: 'mastercard',
    funding: 'debit',
  }),
  card('378282246310005', 'Succeeds (American Express)', ['pm_card_amex'], { brand: 'amex' }),
  card('6011111111111117', 'Succeeds (Discover)', ['pm_card_discover'], { brand: 'discover' }),
  card('3056930009020004', 'Succeeds (Diners Club)', ['pm_card_diners'], { brand: 'diners' }),
  card('36227206271667', 'Succeeds (Diners Club, 14 digits)', [], { brand: 'diners' }),
  card('3566002020360505', 'Succeeds (JCB)', ['pm_card_jcb'], { brand: 'jcb' }),
  card('6200000000000005', 'Succeeds (UnionPay)', ['pm_card_unionpay'], { brand: 'unionpay' }),
  card('4000000000005126', 'Succeeds; its refunds fail later', ['pm_card_refundFail'], { refundsFail: true }),
  card('4000000000007726', 'Succeeds; its refunds are pending first', ['pm_card_pendingRefund'], {
    refundsPend: true,
  }),
  card('4000000000000259', 'Succeeds; disputed as fraudulent', ['pm_card_createDispute'], {
    bank: 'disputesAsFraud',
  }),
  card(
    '4000000000002685',
    'Succeeds; disputed as not received',
    ['pm_card_createDisputeProductNotReceived'],
    { bank: 'disputesAsNotReceived' },
  ),
  card('4000000000001976', 'Succeeds; its bank inquires', ['pm_card_createDisputeInquiry'], {
    bank: 'inquires',
  }),
  card('4000000000005423', 'Succeeds; its bank warns of fraud', ['pm_card_createIssuerFraudRecord'], {
    bank: 'warnsOfFraud',
  }),
  card('4000000000000002', 'Declined', ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined'], {
    decline: 'generic',
    first: true,
  }),
  card(
    '4000000000009995',
    'Insufficient funds',
    ['pm_card_chargeDeclinedInsufficientFunds', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
    { decline: 'insufficientFunds', first: true },
  ),
  card('4000000000009987', 'Lost card', ['pm_card_visa_chargeDeclinedLostCard'], { decline: 'lostCard' }),
  card('4000000000009979', 'Stolen card', ['pm_card_visa_chargeDeclinedStolenCard'], {
    decline: 'stolenCard',
  }),
  card('4100000000000019', 'Blocked as fraudulent', ['pm_card_radarBlock'], { decline: 'fraudulent' }),
  card('4000000000006975', 'Used too often', ['pm_card_visa_chargeDeclinedVelocityLimitExceeded'], {
    decline: 'velocity',
  }),
  card('4000000000000069', 'Expired', ['pm_card_chargeDeclinedExpiredCard'], {
    decline: 'expired',
    first: true,
  }),
  card('4000000000000127', 'Wrong CVC', ['pm_card_chargeDeclinedIncorrectCvc'], {
    decline: 'incorrectCvc',
    first: true,
  }),
  card('4000000000000119', 'Processing error', ['pm_card_chargeDeclinedProcessingError'], {
    decline: 'processingError',
  }),
  card(
    '4000002500003155',
    '3-D Secure required',
    ['pm_card_authenticationRequiredOnSetup', 'pm_card_threeDSecure2Required'],
    {
      authentication: true,
    },
  ),
  card(
    '4000002760003184',
    '3-D Secure required every time',
    ['pm_card_authenticationRequired', 'pm_card_threeDSecureRequired'],
    {
      authentication: true,
      first: true,
    },
  ),
  card('4000000000003220', '3-D Secure required (3DS2)', [], { authentication: true }),
  card(
    '4000008260003178',
    '3-D Secure required, then insufficient funds',
    ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
    { authentication: true, decline: 'insufficientFunds' },
  ),
];

/** The cards worth telling a person of. */
export const TEST_CARDS: readonly TestCard[] = KNOWN_CARDS.filter(({ first }) => first);

/** The test card with this number. */
export function testCardByNumber(number: string): TestCard | undefined {
  return KNOWN_CARDS.find((candidate) => candidate.number === number);
}

/** The test card that the ready-made payment method stands for. */
export function testCardByTwin(paymentMethod: string): TestCard | undefined {
  return KNOWN_CARDS.find(({ twins }) => twins.includes(paymentMethod));
}
