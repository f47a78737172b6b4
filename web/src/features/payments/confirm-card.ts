import type {
  PaymentIntent,
  Stripe,
  StripeCardElement,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';

/** A charged card, or why it was not charged, in the provider's words. */
export type CardResult = { paymentIntentId: string } | { fault: string };

/** Who pays. */
export interface Payer {
  name: string;
  email: string;
}

/** What is done while nobody knows whether a card was charged. */
export interface Doubt {
  /** Told that the connection broke on the way. */
  onLost: () => void;
  /** The pause between two questions. */
  wait: () => Promise<void>;
}

type Asked = Pick<Stripe, 'retrievePaymentIntent'>;
type Answer = { paymentIntent?: PaymentIntent | undefined; error?: StripeError | undefined };

/** Said when the connection broke before the provider heard of the card. */
const NOT_CHARGED = 'The connection was lost before your card was charged. Please try again.';

/** Said when the provider refused for a reason that is none of the buyer's. */
const NOT_TAKEN =
  'Your card could not be charged, and nothing was taken from it. Please try again in a minute.';

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

/** What became of the card, asked again and again until there is an answer. `wait` is the pause between two tries. */
async function findOut(stripe: Asked, clientSecret: string, wait: () => Promise<void>): Promise<CardResult> {
  for (;;) {
    await wait();
    const intent = (await answerOf(stripe.retrievePaymentIntent(clientSecret)))?.paymentIntent;
    if (intent?.status === 'succeeded') return { paymentIntentId: intent.id };
    // A charge that is under way still has an end to come.
    if (intent === undefined || intent.status === 'processing') continue;
    return { fault: intent.last_payment_error?.message ?? NOT_CHARGED };
  }
}

/** What became of a request to charge an intent, whatever it was charged to. */
async function outcomeOf(
  stripe: Asked,
  clientSecret: string,
  request: Promise<Answer>,
  { onLost, wait }: Doubt,
): Promise<CardResult> {
  const answer = await answerOf(request);
  const intent = answer?.paymentIntent;
  if (intent?.status === 'succeeded') return { paymentIntentId: intent.id };
  if (answer === undefined || intent?.status === 'processing') {
    onLost();
    return findOut(stripe, clientSecret, wait);
  }
  return { fault: faultOf(answer.error) };
}

/** A refusal in words for buyers. */
function faultOf(error: StripeError | undefined): string {
  const isForBuyer =
    error !== undefined && (FOR_BUYERS.includes(error.type) || error.code === NOT_AUTHENTICATED);
  if (error !== undefined && !isForBuyer) {
    console.error(`The card provider refused: ${error.code ?? error.type}`, error);
    return NOT_TAKEN;
  }
  return error?.message ?? NOT_TAKEN;
}

/**
 * Charges a card for an intent. When the connection breaks on the way it is not known whether the card was charged:
 * `onLost` is told so, and the provider is asked, after a `wait` each time, until it says. Never throws.
 */
export function confirmCard(
  stripe: Asked & Pick<Stripe, 'confirmCardPayment'>,
  clientSecret: string,
  card: StripeCardElement,
  payer: Payer,
  doubt: Doubt,
): Promise<CardResult> {
  const confirmed = stripe.confirmCardPayment(clientSecret, {
    payment_method: { card, billing_details: billing(payer) },
  });
  return outcomeOf(stripe, clientSecret, confirmed, doubt);
}

/**
 * The same, with what was chosen in the Payment Element. A wallet opens at once, before anything is charged: this belongs
 * to the press of a button.
 */
export async function confirmElements(
  stripe: Asked & Pick<Stripe, 'confirmPayment'>,
  clientSecret: string,
  elements: StripeElements,
  payer: Payer,
  doubt: Doubt,
): Promise<CardResult> {
  try {
    const { error } = await elements.submit();
    if (error !== undefined) {
      return { fault: NO_ANSWER.includes(error.type) ? NOT_CHARGED : faultOf(error) };
    }
  } catch (error) {
    console.warn('What was put in was not taken', error);
    return { fault: NOT_CHARGED };
  }
  const confirmed = stripe.confirmPayment({
    elements,
    clientSecret,
    // No way of paying that is allowed leads away; should a bank insist, it leads back here.
    confirmParams: {
      return_url: window.location.href,
      payment_method_data: { billing_details: billing(payer) },
    },
    redirect: 'if_required',
  });
  return outcomeOf(stripe, clientSecret, confirmed, doubt);
}
