import { t } from '@lingui/core/macro';
import type {
  PaymentIntent,
  Stripe,
  StripeCardElement,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';
import { paths } from '@thriftline/domain/base/paths';

/** A charged card, or why it was not charged, in the provider's words. */
export type CardResult = { paymentIntentId: string } | { fault: string };

/** Who pays. */
export interface Payer {
  name: string;
  email: string;
}

/**
 * How far the charging of a card has come: nobody was asked to charge it yet, the provider was, the bank asks back, or nobody
 * knows whether it was charged, since no answer comes or the bank has not ended it.
 */
export type ChargingStep = 'begun' | 'asking' | 'bank' | 'unsure';

/** What is told and done while a card is being charged. */
export interface Charging {
  /** The provider is asked right now: from here on the card may be charged. */
  onAsked: () => void;
  onStep: (step: ChargingStep) => void;
  /** The pause between two questions what became of it. */
  wait: () => Promise<void>;
  /** So long the provider may take to answer before it is asked how far it is. */
  patience: () => Promise<void>;
}

type Asked = Pick<Stripe, 'retrievePaymentIntent'>;
type Answer = { paymentIntent?: PaymentIntent | undefined; error?: StripeError | undefined };

/** Said when the connection broke before the provider heard of the card. */
const notCharged = () => t`The connection was lost. You haven’t been charged. Please try again.`;

/** Said when the provider refused for a reason that is none of the buyer's. */
const notTaken = () =>
  t`The payment didn’t go through. You haven’t been charged. Please try again in a minute.`;

/** Errors whose words are meant for buyers; those of the others are for developers. */
const FOR_BUYERS: readonly string[] = ['card_error', 'validation_error'] satisfies StripeError['type'][];

/** An error of another type whose words are for buyers: they did not pass what their bank asked (3-D Secure). */
const NOT_AUTHENTICATED = 'payment_intent_authentication_failure';

/** Errors that say nothing about the card: the connection broke, or the provider failed. */
const NO_ANSWER: readonly StripeError['type'][] = ['api_connection_error', 'api_error'];

function billing({ name, email }: Payer): { name: string; email?: string } {
  return email.includes('@') ? { name, email } : { name };
}

/** What the provider says; undefined when it says nothing about the card. */
async function answerOf(request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    const { paymentIntent, error } = await request;
    // An intent that was paid on a page that closed too early answers with an error, and says that it is paid.
    const intent = paymentIntent ?? error?.payment_intent;
    if (intent === undefined && error !== undefined && NO_ANSWER.includes(error.type)) return undefined;
    return { paymentIntent: intent, error };
  } catch (error) {
    console.warn('The card provider did not answer', error);
    return undefined;
  }
}

/**
 * Looks, half a minute, after which an open intent counts as not charged. Before, its charge may be under way: Stripe shows nothing of
 * it until the bank has answered.
 */
const LOOKS_AT_OPEN = 10;

/** Payment methods whose refusal was told: an intent shows it until the bank has answered about the next. */
const refused = new Set<string>();

/** Whether a refusal is the one that was told already. */
function wasTold({ payment_method: method }: StripeError | PaymentIntent.LastPaymentError): boolean {
  return method !== undefined && refused.has(method.id);
}

/** What became of the card, asked again and again until there is an answer. `wait` is the pause between two tries. */
async function findOut(stripe: Asked, clientSecret: string, wait: () => Promise<void>): Promise<CardResult> {
  for (let open = 0; ; ) {
    await wait();
    const intent = (await answerOf(stripe.retrievePaymentIntent(clientSecret)))?.paymentIntent;
    if (intent?.status === 'succeeded') return { paymentIntentId: intent.id };
    // A charge that is under way still has an end to come.
    if (intent === undefined || intent.status === 'processing') continue;
    const refusal = intent.last_payment_error;
    if (refusal && !wasTold(refusal)) return { fault: refusal.message ?? notCharged() };
    open += 1;
    if (open >= LOOKS_AT_OPEN || intent.status === 'canceled') return { fault: notCharged() };
  }
}

/** How far the provider is that has not answered yet; undefined when the card is charged. */
function stepOf(intent: PaymentIntent | undefined): ChargingStep | undefined {
  switch (intent?.status) {
    case 'succeeded':
      return undefined;
    case 'requires_action':
      return 'bank';
    case undefined:
    case 'processing':
      return 'unsure';
    default:
      return 'asking';
  }
}

/**
 * Looks how far the provider is for as long as it has not answered: a line may hang, and a bank may ask back. Ends when the card
 * was charged, and never says that it was not, for the request may still arrive.
 */
async function lookMeanwhile(
  stripe: Asked,
  clientSecret: string,
  { onStep, patience }: Pick<Charging, 'onStep' | 'patience'>,
  signal: AbortSignal,
): Promise<CardResult> {
  for (;;) {
    await patience();
    if (signal.aborted) break;
    // A look may hang as well.
    const unanswered = patience().then(() => undefined);
    const look = answerOf(stripe.retrievePaymentIntent(clientSecret));
    const intent = (await Promise.race([look, unanswered]))?.paymentIntent;
    if (signal.aborted) break;
    const step = stepOf(intent);
    if (step === undefined && intent !== undefined) return { paymentIntentId: intent.id };
    if (step !== undefined) onStep(step);
  }
  return new Promise(() => undefined);
}

/** What became of a request to charge an intent, whatever it was charged to. */
async function outcomeOf(
  stripe: Asked,
  clientSecret: string,
  request: Promise<Answer>,
  charging: Charging,
): Promise<CardResult> {
  const { onStep, wait } = charging;
  const ended = new AbortController();
  const end = async (): Promise<CardResult> => {
    const answer = await answerOf(request);
    // It was known before: what became of the request says nothing more.
    if (ended.signal.aborted) return new Promise(() => undefined);
    ended.abort();
    const intent = answer?.paymentIntent;
    if (intent?.status === 'succeeded') return { paymentIntentId: intent.id };
    if (answer === undefined || intent?.status === 'processing') {
      onStep('unsure');
      return findOut(stripe, clientSecret, wait);
    }
    if (answer.error?.payment_method) refused.add(answer.error.payment_method.id);
    return { fault: faultOf(answer.error) };
  };
  const looks = lookMeanwhile(stripe, clientSecret, charging, ended.signal);
  const outcome = await Promise.race([end(), looks]);
  ended.abort();
  return outcome;
}

/** A refusal in words for buyers. */
function faultOf(error: StripeError | undefined): string {
  const isForBuyer =
    error !== undefined && (FOR_BUYERS.includes(error.type) || error.code === NOT_AUTHENTICATED);
  if (error !== undefined && !isForBuyer) {
    console.error(`The card provider refused: ${error.code ?? error.type}`, error);
    return notTaken();
  }
  return error?.message ?? notTaken();
}

/**
 * Charges a card for an intent. When the connection breaks on the way it is not known whether the card was charged:
 * `onStep` is told so, and the provider is asked, after a `wait` each time, until it says. Never throws.
 */
export function confirmCard(
  stripe: Asked & Pick<Stripe, 'confirmCardPayment'>,
  clientSecret: string,
  card: StripeCardElement,
  payer: Payer,
  charging: Charging,
): Promise<CardResult> {
  charging.onAsked();
  const confirmed = stripe.confirmCardPayment(clientSecret, {
    payment_method: { card, billing_details: billing(payer) },
  });
  return outcomeOf(stripe, clientSecret, confirmed, charging);
}

/** What is paid with where the Payment Element is, and which booking is paid. */
export interface ChosenElements {
  elements: StripeElements;
  bookingsId: string;
}

/**
 * The same, with what was chosen in the Payment Element. A wallet opens at once, before anything is charged: this belongs
 * to the press of a button.
 */
export async function confirmElements(
  stripe: Asked & Pick<Stripe, 'confirmPayment'>,
  clientSecret: string,
  { elements, bookingsId }: ChosenElements,
  payer: Payer,
  charging: Charging,
): Promise<CardResult> {
  try {
    const { error } = await elements.submit();
    if (error !== undefined) {
      return { fault: NO_ANSWER.includes(error.type) ? notCharged() : faultOf(error) };
    }
  } catch (error) {
    console.warn('What was put in was not taken', error);
    return { fault: notCharged() };
  }
  charging.onAsked();
  const confirmed = stripe.confirmPayment({
    elements,
    clientSecret,
    // No way of paying that is allowed leads away. Should a bank insist, it leads back to where the outcome is shown, whatever page this is.
    confirmParams: {
      return_url: new URL(paths.dashboard.payment.href(bookingsId), window.location.origin).href,
      payment_method_data: { billing_details: billing(payer) },
    },
    redirect: 'if_required',
  });
  return outcomeOf(stripe, clientSecret, confirmed, charging);
}
