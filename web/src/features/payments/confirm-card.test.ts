// @vitest-environment happy-dom
import type { Stripe, StripeCardElement, StripeElements } from '@stripe/stripe-js';
import { describe, expect, it, vi } from 'vitest';
import { confirmCard, confirmElements } from './confirm-card.ts';

const card = {} as StripeCardElement;
const payer = { name: 'Bea Buyer', email: 'bea@example.com' };
const paid = { id: 'pi_1', status: 'succeeded' };
const open = { id: 'pi_1', status: 'requires_payment_method', last_payment_error: null };
const cutOff = { error: { type: 'api_connection_error', message: 'No connection' } };

/** A provider that answers one thing to a card, and these, one after the other, to questions. */
function answering(answer: unknown, ...later: unknown[]) {
  const confirmCardPayment = vi.fn(async () => answer);
  const retrievePaymentIntent = vi.fn(async () => later.shift());
  return { confirmCardPayment, retrievePaymentIntent } as unknown as Pick<
    Stripe,
    'confirmCardPayment' | 'retrievePaymentIntent'
  > & { confirmCardPayment: typeof confirmCardPayment };
}

const never = () => new Promise<never>(() => undefined);

/** What is told, without waiting; the provider is given all the time it takes. */
function charging() {
  return { onAsked: vi.fn(), onStep: vi.fn(), wait: vi.fn(async () => undefined), patience: never };
}

/** Confirms the card without waiting, and says how often it was waited. */
async function confirm(stripe: ReturnType<typeof answering>, by = payer) {
  const told = charging();
  const result = await confirmCard(stripe, 's', card, by, told);
  return { result, lost: told.onStep.mock.calls.length, waits: told.wait.mock.calls.length };
}

describe('confirmCard', () => {
  // Specification 4. Payment: succeeded, then recorded, text with the transaction id, toast
  it('gives the id of a paid intent, also when the provider says it was paid before', async () => {
    const certain = { result: { paymentIntentId: 'pi_1' }, lost: 0, waits: 0 };
    expect(await confirm(answering({ paymentIntent: paid }))).toEqual(certain);
    const again = answering({ error: { message: 'unexpected state', payment_intent: paid } });
    expect(await confirm(again)).toEqual(certain);
  });

  it('gives the provider’s own words about a card that was refused', async () => {
    const declined = answering({
      error: { type: 'card_error', message: 'Your card was declined.', payment_intent: open },
    });
    expect(await confirm(declined)).toEqual({
      result: { fault: 'Your card was declined.' },
      lost: 0,
      waits: 0,
    });
  });

  it('keeps the provider’s words to developers from buyers', async () => {
    const wrong = answering({
      error: { type: 'invalid_request_error', message: 'No such payment_method: pm_1', payment_intent: open },
    });
    const { result } = await confirm(wrong);
    expect(result).toEqual({ fault: expect.stringMatching(/didn’t go through. You haven’t been charged/) });
  });

  it('gives the words about who did not pass what their bank asked, which come as an error of another type', async () => {
    const message = 'We are unable to authenticate your payment method.';
    const code = 'payment_intent_authentication_failure';
    const failed = answering({
      error: { type: 'invalid_request_error', code, message, payment_intent: open },
    });
    expect((await confirm(failed)).result).toEqual({ fault: message });
  });

  it('finds out by itself that the card was charged when the connection broke', async () => {
    const lost = answering(cutOff, cutOff, cutOff, { paymentIntent: paid });
    expect(await confirm(lost)).toEqual({ result: { paymentIntentId: 'pi_1' }, lost: 1, waits: 3 });
  });

  it('finds out that it was charged by a bank that took longer than the connection held', async () => {
    const looks = Array.from({ length: 9 }, () => ({ paymentIntent: open }));
    const slow = answering(cutOff, ...looks, { paymentIntent: paid });
    expect(await confirm(slow)).toEqual({ result: { paymentIntentId: 'pi_1' }, lost: 1, waits: 10 });
  });

  it('says that it was not charged once that has been so for half a minute, or nobody can charge it any more', async () => {
    const fault = 'The connection was lost. You haven’t been charged. Please try again.';
    // What isn't answered says nothing.
    const looks = [cutOff, ...Array.from({ length: 11 }, () => ({ paymentIntent: open }))];
    expect(await confirm(answering(cutOff, ...looks))).toEqual({ result: { fault }, lost: 1, waits: 11 });
    const canceled = { paymentIntent: { ...open, status: 'canceled' } };
    expect(await confirm(answering(cutOff, canceled))).toEqual({ result: { fault }, lost: 1, waits: 1 });
  });

  it('says at once why it was not charged', async () => {
    const refused = { ...open, last_payment_error: { message: 'Your card has expired.' } };
    expect((await confirm(answering(cutOff, { paymentIntent: refused }))).result).toEqual({
      fault: 'Your card has expired.',
    });
  });

  it('takes the refusal of the card before for none of this one', async () => {
    const error = { type: 'card_error', message: 'Your card was declined.', payment_method: { id: 'pm_1' } };
    await confirm(answering({ error }));
    const old = { paymentIntent: { ...open, last_payment_error: error } };
    const slow = answering(cutOff, old, old, { paymentIntent: paid });
    expect(await confirm(slow)).toEqual({ result: { paymentIntentId: 'pi_1' }, lost: 1, waits: 3 });
    const next = { ...error, message: 'Your card has expired.', payment_method: { id: 'pm_2' } };
    const failed = { paymentIntent: { ...open, last_payment_error: next } };
    expect((await confirm(answering(cutOff, old, failed))).result).toEqual({ fault: next.message });
  });

  it('waits for the end of a payment that is under way', async () => {
    const processing = { paymentIntent: { id: 'pi_1', status: 'processing' } };
    const slow = answering(processing, processing, { paymentIntent: paid });
    expect(await confirm(slow)).toEqual({ result: { paymentIntentId: 'pi_1' }, lost: 1, waits: 2 });
  });

  it('takes a script that throws for a lost connection', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const broken = answering(undefined, { paymentIntent: paid });
    broken.confirmCardPayment.mockRejectedValue(new Error('frame is gone'));
    expect(await confirm(broken)).toMatchObject({ result: { paymentIntentId: 'pi_1' }, lost: 1 });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  describe('while the provider has not answered', () => {
    /** Confirms a card about which no answer comes, with a provider that says these when it is asked how far it is. */
    function hanging(...looks: unknown[]) {
      const stripe = answering(undefined, ...looks);
      stripe.confirmCardPayment.mockReturnValue(never());
      const told = { ...charging(), patience: () => new Promise<void>((resolve) => setTimeout(resolve)) };
      return { result: confirmCard(stripe, 's', card, payer, told), told };
    }
    const steps = ({ onStep }: Pick<ReturnType<typeof charging>, 'onStep'>) =>
      onStep.mock.calls.map(([step]) => step);
    const asks = { paymentIntent: { id: 'pi_1', status: 'requires_action' } };
    const slow = { paymentIntent: { id: 'pi_1', status: 'processing' } };

    it('says how far it is, and ends when the card was charged', async () => {
      const { result, told } = hanging({ paymentIntent: open }, asks, slow, cutOff, {
        paymentIntent: paid,
      });
      expect(await result).toEqual({ paymentIntentId: 'pi_1' });
      expect(told.onAsked).toHaveBeenCalledOnce();
      expect(steps(told)).toEqual(['asking', 'bank', 'unsure', 'unsure']);
    });

    it('says nothing more once the card was charged, whatever comes of the request', async () => {
      let fail: (answer: unknown) => void = () => undefined;
      const stripe = answering(undefined, { paymentIntent: paid });
      stripe.confirmCardPayment.mockReturnValue(
        new Promise((resolve) => {
          fail = resolve;
        }),
      );
      const told = {
        ...charging(),
        wait: vi.fn(never),
        patience: () => new Promise<void>((resolve) => setTimeout(resolve)),
      };
      expect(await confirmCard(stripe, 's', card, payer, told)).toEqual({ paymentIntentId: 'pi_1' });
      fail(cutOff);
      await new Promise((resolve) => setTimeout(resolve));
      expect(steps(told)).toEqual([]);
      expect(told.wait).not.toHaveBeenCalled();
    });

    it('never says that the card was not charged: the request may still arrive', async () => {
      const notYet = { paymentIntent: open };
      const { result, told } = hanging(notYet, notYet, notYet, { paymentIntent: paid });
      expect(await result).toEqual({ paymentIntentId: 'pi_1' });
      expect(steps(told)).toEqual(['asking', 'asking', 'asking']);
    });
  });

  it('leaves out an e-mail that is none', async () => {
    const stripe = answering({ paymentIntent: paid });
    await confirm(stripe, { name: 'Bea', email: 'Unregisterd' });
    expect(stripe.confirmCardPayment).toHaveBeenCalledWith('s', {
      payment_method: { card, billing_details: { name: 'Bea' } },
    });
  });
});

describe('confirmElements', () => {
  /** Confirms what an Element gives that answers this to being sent. */
  async function confirmWith(
    submitted: unknown,
    answer: unknown = { paymentIntent: paid },
    ...later: unknown[]
  ) {
    const confirmPayment = vi.fn(async () => answer);
    const retrievePaymentIntent = vi.fn(async () => later.shift());
    const submit = vi.fn(async () => {
      if (submitted instanceof Error) throw submitted;
      return submitted;
    });
    const stripe = { confirmPayment, retrievePaymentIntent } as unknown as Pick<
      Stripe,
      'confirmPayment' | 'retrievePaymentIntent'
    >;
    const elements = { submit } as unknown as StripeElements;
    const told = charging();
    const result = await confirmElements(stripe, 's', { elements, bookingsId: 'chair_bea' }, payer, told);
    const asked = told.onAsked.mock.calls.length;
    return { result, confirmPayment, elements, asked, lost: told.onStep.mock.calls.length };
  }

  it('sends what was chosen before it charges it, and leads nowhere but to the payment, wherever it is paid', async () => {
    window.history.replaceState(null, '', '/de/search?q=chair');
    const { result, confirmPayment, elements } = await confirmWith({ selectedPaymentMethod: 'card' });
    expect(result).toEqual({ paymentIntentId: 'pi_1' });
    expect(confirmPayment).toHaveBeenCalledExactlyOnceWith({
      elements,
      clientSecret: 's',
      confirmParams: {
        return_url: `${window.location.origin}/dashboard/payments/chair_bea`,
        payment_method_data: { billing_details: payer },
      },
      redirect: 'if_required',
    });
  });

  it.each([
    [
      'a wallet that was closed',
      { error: { type: 'validation_error', message: 'The wallet was closed.' } },
      /^The wallet was closed\.$/,
    ],
    ['a connection that broke before', cutOff, /connection was lost. You haven’t been charged/],
    ['an Element that is gone', new Error('not mounted'), /connection was lost. You haven’t been charged/],
    [
      'what is for developers',
      { error: { type: 'invalid_request_error', message: 'Wrong mode' } },
      /didn’t go through. You haven’t been charged/,
    ],
  ])('charges nothing after %s, and says why', async (_what, submitted, words) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.spyOn(console, 'error').mockReturnValue();
    const { result, confirmPayment, asked, lost } = await confirmWith(submitted);
    expect(asked).toBe(0);
    expect(result).toEqual({ fault: expect.stringMatching(words) });
    expect(confirmPayment).not.toHaveBeenCalled();
    expect(lost).toBe(0);
    vi.restoreAllMocks();
  });

  it('finds out by itself that it was charged when the connection broke', async () => {
    const lost = await confirmWith({}, cutOff, cutOff, { paymentIntent: paid });
    expect(lost).toMatchObject({ result: { paymentIntentId: 'pi_1' }, lost: 1 });
  });
});
