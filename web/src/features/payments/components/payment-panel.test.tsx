// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@thriftline/domain/base/errors';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import { unfinishedPayment } from '@thriftline/domain/payments/unfinished-payment';
import { aBooking, aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setCurrentUser } from '@/lib/account/current-user.ts';
import { type PendingCharge, pendingCharge, savePendingCharge } from '@/lib/saved/pending-charges.ts';
import { stubLocks } from '@/outbox/testing/fake-locks.ts';
import { eventually } from '@/testing/eventually.ts';
import { keepAddress, removeAddress } from '../api/address-book.ts';
import { createPaymentIntent } from '../api/create-payment-intent.ts';
import { recordPayment } from '../api/record-payment.ts';
import { releaseHold } from '../api/release-hold.ts';
import { PaymentSessionProvider } from '../session/session-context.tsx';
import { PaymentPanel } from './payment-panel.tsx';

const stripe = vi.hoisted(() => ({
  confirmCardPayment: vi.fn(),
  confirmPayment: vi.fn(),
  retrievePaymentIntent: vi.fn(),
}));
/** The provider's field, as it tells that it did not load. */
const field = vi.hoisted(() => {
  const listeners = new Map<string, () => void>();
  return {
    listeners,
    on: (event: string, listener: () => void) => void listeners.set(event, listener),
    off: (event: string) => void listeners.delete(event),
  };
});
/** The booking; `found` is what stands in its place where nobody can say. */
const booking = vi.hoisted(() => ({
  data: {} as Record<string, unknown>,
  found: undefined as object | undefined,
}));
const deal = vi.hoisted(() => ({ loading: false, price: undefined as number | undefined }));
/** Where the buyer had something delivered to last. */
const last = vi.hoisted(() => ({ address: undefined as string | undefined }));
const book = vi.hoisted<{ _id: string; address: string }[]>(() => []);
const product = vi.hoisted(() => ({ data: undefined as Record<string, unknown> | undefined }));

/** The provider's field as far as the form knows it: it says when what was typed is a whole card. */
const elements = vi.hoisted(() => ({ getElement: () => field, submit: vi.fn() }));
const settings = vi.hoisted(() => ({ paymentElement: false }));
vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: React.ReactNode }) => children,
  useStripe: () => stripe,
  useElements: () => elements,
  CardElement: ({ onChange }: { onChange: (change: object) => void }) => (
    <>
      <button type="button" onClick={() => onChange({ complete: true })}>
        Type a card
      </button>
      <button
        type="button"
        onClick={() => onChange({ complete: false, error: { message: 'The number is short.' } })}
      >
        Type half a card
      </button>
    </>
  ),
  PaymentElement: ({
    onChange,
    onLoadError,
  }: {
    onChange: (change: object) => void;
    onLoadError: () => void;
  }) => (
    <>
      <button type="button" onClick={() => onChange({ complete: true, value: { type: 'apple_pay' } })}>
        Choose a wallet
      </button>
      <button type="button" onClick={onLoadError}>
        Fail to load
      </button>
    </>
  ),
}));
vi.mock('@/hooks/use-shop-settings.ts', () => ({ useShopSettings: () => settings }));
vi.mock('@/lib/calls/stripe.ts', () => ({ getStripe: async () => stripe }));
vi.mock('@/lib/connection/wait-for-network.ts', () => ({ waitForNetwork: async () => undefined }));
vi.mock('../api/use-booked-product.ts', () => ({
  useBookedProduct: () => ({ row: product.data && { data: product.data } }),
}));
vi.mock('../api/use-booking-to-pay.ts', () => ({
  useBookingToPay: () => booking.found ?? { status: 'ready', row: { data: booking.data, pending: false } },
}));
vi.mock('../api/use-last-address.ts', () => ({
  useLastAddress: (_uid: string, wanted: boolean) => ({
    loading: false,
    address: wanted ? last.address : undefined,
  }),
}));
vi.mock('../api/address-book.ts', () => ({
  useAddressBook: (_uid: string, wanted: boolean) => ({ loading: false, addresses: wanted ? book : [] }),
  keepAddress: vi.fn(),
  removeAddress: vi.fn(),
}));
vi.mock('@/hooks/deals/use-agreed-price.ts', () => ({ useAgreedPrice: () => deal }));
vi.mock('../api/create-payment-intent.ts', () => ({ createPaymentIntent: vi.fn() }));
vi.mock('../api/release-hold.ts', () => ({ releaseHold: vi.fn() }));
vi.mock('../api/record-payment.ts', () => ({ recordPayment: vi.fn() }));

let number = 0;
/** Each test has a booking of its own: the hold of a page that closed is released a moment later, in another test. */
let bookingsId = '';
const releasesOfThisBooking = () => vi.mocked(releaseHold).mock.calls.filter(([id]) => id === bookingsId);

function anIntent(secret: string) {
  const intent = {
    clientSecret: secret,
    paymentIntentId: `pi_${secret}`,
    amount: 4550,
    holdUntil: Date.now() + 600_000,
  };
  return intent as unknown as Awaited<ReturnType<typeof createPaymentIntent>>;
}

const panel = () => (
  <MemoryRouter>
    <PaymentSessionProvider>
      <PaymentPanel bookingsId={bookingsId} unbooked="not booked" />
    </PaymentSessionProvider>
  </MemoryRouter>
);

/** The page with a whole card typed in. */
async function withCard() {
  const user = userEvent.setup();
  const page = render(panel());
  await user.click(await screen.findByRole('button', { name: 'Type a card' }));
  return { user, page, pay: () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pay' }) };
}

describe('PaymentPanel', () => {
  it('says that the card field did not load, until another one does', async () => {
    const { user } = await withCard();
    act(() => field.listeners.get('loaderror')?.());
    expect(screen.getByText(/card field didn’t load/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.queryByText(/card field didn’t load/)).toBeNull();
    act(() => field.listeners.get('loaderror')?.());
    expect(screen.getByText(/card field didn’t load/)).toBeTruthy();
  });

  beforeEach(() => {
    number += 1;
    bookingsId = `p${number}_u1`;
    booking.data = { ...aBooking({ buyerId: 'u1' }), _id: bookingsId };
    product.data = undefined;
    deal.price = undefined;
    settings.paymentElement = false;
    last.address = undefined;
    book.length = 0;
    setCurrentUser({
      status: 'signedIn',
      uid: 'u1',
      email: 'bea@example.com',
      displayName: 'Bea',
      photoURL: null,
      emailVerified: true,
      role: 'Buyer',
      userDoc: null,
    });
    vi.resetAllMocks();
    stubLocks();
    localStorage.clear();
    booking.found = undefined;
    vi.mocked(createPaymentIntent)
      .mockResolvedValueOnce(anIntent('first'))
      .mockResolvedValue(anIntent('second'));
    vi.mocked(releaseHold).mockResolvedValue();
    vi.mocked(keepAddress).mockResolvedValue();
    vi.mocked(removeAddress).mockResolvedValue();
    vi.mocked(recordPayment).mockResolvedValue({ outcome: 'recorded' } as never);
  });
  afterEach(cleanup);

  const shownLast = () => vi.mocked(createPaymentIntent).mock.lastCall?.[1];
  const OFFERED = { delivery: 'Pick-up or delivery', deliverycost: 6 };
  const DELIVERED = { productprice: 45.5, delivery: 'delivery', deliveryPrice: 600 };

  it('is picked up unless the buyer has it delivered, and asks where to before anything is opened', async () => {
    product.data = { ...aProduct(OFFERED), _id: 'product-1' };
    const { user } = await withCard();
    expect(shownLast()).toMatchObject({ productprice: 45.5, delivery: 'pickup', deliveryPrice: 0 });
    await user.click(screen.getByRole('button', { name: 'Delivery · $6' }));
    const address = await screen.findByLabelText(/Delivery address/);
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
    await user.type(address, 'Bea, 1 Mill Lane, York');
    await user.click(screen.getByRole('button', { name: 'Deliver here' }));
    await screen.findByRole('button', { name: 'Pay' });
    expect(shownLast()).toMatchObject({ ...DELIVERED, address: 'Bea, 1 Mill Lane, York' });
  });

  it('is delivered to where it was last, where that is all there is', async () => {
    product.data = { ...aProduct({ ...OFFERED, delivery: 'Delivery' }), _id: 'product-1' };
    last.address = 'Bea, 2 Mill Lane, York';
    await withCard();
    expect(screen.getByText('Delivery · $6')).toBeTruthy();
    expect(screen.getByText('Bea, 2 Mill Lane, York')).toBeTruthy();
    expect(shownLast()).toMatchObject({ ...DELIVERED, address: 'Bea, 2 Mill Lane, York' });
  });

  it('is delivered to the saved address used last, and to another of them with one tap', async () => {
    product.data = { ...aProduct({ ...OFFERED, delivery: 'Delivery' }), _id: 'product-1' };
    book.push({ _id: '0', address: 'Bea, 3 Mill Lane, York' }, { _id: '1', address: 'Bea, at work, Leeds' });
    const { user } = await withCard();
    expect(shownLast()).toMatchObject({ ...DELIVERED, address: 'Bea, 3 Mill Lane, York' });
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    await user.click(await screen.findByRole('button', { name: 'Bea, at work, Leeds' }));
    await screen.findByRole('button', { name: 'Pay' });
    expect(shownLast()).toMatchObject({ ...DELIVERED, address: 'Bea, at work, Leeds' });
    expect(keepAddress).toHaveBeenCalledWith('u1', book, 'Bea, at work, Leeds');
    await user.click(screen.getByRole('button', { name: 'Change address' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Bea, 3 Mill Lane, York' }));
    expect(removeAddress).toHaveBeenCalledWith('u1', '0');
  });

  it('says what the price is made of', async () => {
    product.data = { ...aProduct({ ...OFFERED, delivery: 'Delivery' }), _id: 'product-1' };
    last.address = 'Bea, 2 Mill Lane, York';
    await withCard();
    const lines = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(lines).toEqual([
      ['Item', '$45.50'],
      ['Delivery', '$6'],
      ['Buyer protection', 'Free'],
      ['Total', '$51.50'],
    ]);
  });

  it('keeps what is to be paid and the button in the foot of the card, where they send its form', async () => {
    const { pay } = await withCard();
    expect(pay().closest('form')).toBeNull();
    expect(pay().form).not.toBeNull();
    expect(pay().parentElement?.parentElement?.textContent).toMatch(/^To pay: .*Pay$/);
  });

  it('pays with a whole card only', async () => {
    const { user, pay } = await withCard();
    expect(pay().disabled).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Type half a card' }));
    expect(pay().disabled).toBe(true);
    expect(screen.getByText('The number is short.')).toBeTruthy();
  });

  it('shows and asks for the price that was agreed on, and what it costs others', async () => {
    deal.price = 30;
    await withCard();
    expect(createPaymentIntent).toHaveBeenCalledWith(bookingsId, {
      productprice: 30,
      itemEditedAt: undefined,
    });
    // On its tag, and in the lines below.
    expect(screen.getAllByText('$30')).toHaveLength(3);
    expect(screen.getByText('$45.50', { selector: 's' })).toBeTruthy();
  });

  it('charges the card, records the payment, and says so', async () => {
    stripe.confirmCardPayment.mockResolvedValue({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
    const { user, pay } = await withCard();
    await user.click(pay());
    expect(await screen.findByText(MESSAGES.paymentCompleted)).toBeTruthy();
    expect(stripe.confirmCardPayment).toHaveBeenCalledWith('first', expect.anything());
    expect(recordPayment).toHaveBeenCalledExactlyOnceWith('pi_1', bookingsId);
    expect(screen.getByText('Transaction ID: pi_1')).toBeTruthy();
  });

  it('charges once, however often Pay is pressed', async () => {
    stripe.confirmCardPayment.mockReturnValue(new Promise(() => undefined));
    const { pay } = await withCard();
    const { form } = pay();
    act(() => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await eventually(() => expect(stripe.confirmCardPayment).toHaveBeenCalled());
    act(() => form?.requestSubmit());
    expect(stripe.confirmCardPayment).toHaveBeenCalledOnce();
  });

  it('gives the provider’s words about a declined card, and keeps the item for the next try', async () => {
    stripe.confirmCardPayment
      .mockResolvedValueOnce({ error: { type: 'card_error', message: 'Your card was declined.' } })
      .mockResolvedValueOnce({ paymentIntent: { id: 'pi_2', status: 'succeeded' } });
    const { user, pay } = await withCard();
    await user.click(pay());
    expect(await screen.findByText('Your card was declined.')).toBeTruthy();
    expect(screen.getByText(/Reserved for you:/)).toBeTruthy();
    expect(releasesOfThisBooking()).toHaveLength(0);
    expect(recordPayment).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Type a card' }));
    expect(screen.queryByText('Your card was declined.')).toBeNull();
    await user.click(pay());
    expect(await screen.findByText('Transaction ID: pi_2')).toBeTruthy();
    expect(stripe.confirmCardPayment).toHaveBeenLastCalledWith('first', expect.anything());
  });

  it('takes a card for an item that is not kept for the buyer, and says so', async () => {
    vi.mocked(createPaymentIntent)
      .mockReset()
      .mockResolvedValue({ ...anIntent('first'), holdUntil: null });
    const { pay } = await withCard();
    expect(screen.getByText(/the first buyer to pay gets it/)).toBeTruthy();
    expect(screen.queryByText(/Reserved for you/)).toBeNull();
    expect(pay().disabled).toBe(false);
  });

  it('begins again for an item that is not kept, when its payment came to its end', async () => {
    vi.mocked(createPaymentIntent)
      .mockReset()
      .mockResolvedValueOnce({ ...anIntent('first'), holdUntil: null })
      .mockResolvedValue({ ...anIntent('second'), holdUntil: null });
    stripe.confirmCardPayment.mockResolvedValueOnce({
      error: { type: 'invalid_request_error', message: 'This payment was canceled.' },
    });
    stripe.confirmCardPayment.mockResolvedValueOnce({ paymentIntent: { id: 'pi_7', status: 'succeeded' } });
    const { user, pay } = await withCard();
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    await user.click(pay());
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    await user.click(await screen.findByRole('button', { name: 'Type a card' }));
    await user.click(pay());
    expect(await screen.findByText('Transaction ID: pi_7')).toBeTruthy();
    expect(stripe.confirmCardPayment).toHaveBeenLastCalledWith('second', expect.anything());
  });

  it('charges nothing at another price before the buyer agrees to it', async () => {
    const changed = new AppError('conflict', 'Another price.', { fields: { productprice: 'Must be 9999' } });
    vi.mocked(createPaymentIntent)
      .mockReset()
      .mockRejectedValueOnce(changed)
      .mockResolvedValue(anIntent('new'));
    product.data = { ...aProduct({ resaleprice: 9999 }) };
    stripe.confirmCardPayment.mockResolvedValue({ paymentIntent: { id: 'pi_6', status: 'succeeded' } });
    const user = userEvent.setup();
    render(panel());
    expect(await screen.findByText(/now \$9,999 \(it was \$45\.50\)/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
    expect(createPaymentIntent).toHaveBeenLastCalledWith(
      bookingsId,
      expect.objectContaining({ productprice: 45.5 }),
    );

    await user.click(screen.getByRole('button', { name: 'Continue at $9,999' }));
    await user.click(await screen.findByRole('button', { name: 'Type a card' }));
    expect(createPaymentIntent).toHaveBeenLastCalledWith(
      bookingsId,
      expect.objectContaining({ productprice: 9999 }),
    );
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    expect(await screen.findByText('Transaction ID: pi_6')).toBeTruthy();
    expect(stripe.confirmCardPayment).toHaveBeenCalledExactlyOnceWith('new', expect.anything());
  });

  it('charges nothing for an item that was changed since it was booked before the buyer agrees to it', async () => {
    const itemEditedAt = '2026-01-31T12:00:00.000Z';
    const changed = new AppError('conflict', 'Changed.', {
      fields: { itemEditedAt: `Must be ${itemEditedAt}` },
    });
    vi.mocked(createPaymentIntent)
      .mockReset()
      .mockRejectedValueOnce(changed)
      .mockResolvedValue(anIntent('new'));
    const editedAt = { toDate: () => new Date(itemEditedAt) };
    product.data = { ...aProduct({ productname: 'Brick', resaleprice: 40 }), _id: 'product-1', editedAt };
    stripe.confirmCardPayment.mockResolvedValue({ paymentIntent: { id: 'pi_8', status: 'succeeded' } });
    const user = userEvent.setup();
    render(panel());
    expect((await screen.findByText('Brick')).parentElement?.textContent).toMatch(
      /It’s now “Brick” for \$40/,
    );
    expect(screen.getByRole('link', { name: 'View item' }).getAttribute('href')).toBe('/products/product-1');
    expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Continue at $40' }));
    await user.click(await screen.findByRole('button', { name: 'Type a card' }));
    expect(createPaymentIntent).toHaveBeenLastCalledWith(
      bookingsId,
      expect.objectContaining({ productprice: 40, itemEditedAt }),
    );
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    expect(await screen.findByText('Transaction ID: pi_8')).toBeTruthy();
  });

  it('says that the outcome isn’t known when the connection breaks, until the provider tells', async () => {
    let tell: (answer: object) => void = () => undefined;
    stripe.confirmCardPayment.mockResolvedValue({ error: { type: 'api_connection_error' } });
    stripe.retrievePaymentIntent.mockReturnValue(
      new Promise((resolve) => {
        tell = resolve;
      }),
    );
    const { user, pay } = await withCard();
    await user.click(pay());
    expect(await screen.findByText(/We’re checking whether your card was charged/)).toBeTruthy();
    tell({ paymentIntent: { id: 'pi_3', status: 'succeeded' } });
    expect(await screen.findByText('Transaction ID: pi_3')).toBeTruthy();
  });

  describe('with a card that this device knows of', () => {
    const keep = (state: PendingCharge['state'], age = 0) =>
      savePendingCharge('u1', {
        bookingsId,
        paymentIntentId: 'pi_kept',
        productname: 'Oak chair',
        amount: 4550,
        at: Date.now() - age,
        state,
      });
    const unfinished = (status: string) => new AppError('conflict', unfinishedPayment(status));
    const pending = () => vi.mocked(recordPayment).mockReturnValue(new Promise(() => undefined));

    it('keeps that it may be charged before the provider is asked, and that it was, until the booking says so', async () => {
      let answer: (answer: object) => void = () => undefined;
      pending();
      stripe.confirmCardPayment.mockImplementation(() => {
        expect(pendingCharge('u1', bookingsId)).toMatchObject({
          paymentIntentId: 'pi_first',
          amount: 4550,
          state: 'asked',
        });
        return new Promise((resolve) => {
          answer = resolve;
        });
      });
      const { user, pay, page } = await withCard();
      await user.click(pay());
      expect(screen.getByText(/Processing your payment…/)).toBeTruthy();
      answer({ paymentIntent: { id: 'pi_first', status: 'succeeded' } });
      await screen.findByText(/Your card was charged/);
      await eventually(() => expect(pendingCharge('u1', bookingsId)).toMatchObject({ state: 'charged' }));
      booking.data = { ...booking.data, status: 'paid', paid: true, transactionId: 'pi_first' };
      page.rerender(panel());
      await eventually(() => expect(pendingCharge('u1', bookingsId)).toBeUndefined());
    });

    it('forgets a card that was declined', async () => {
      stripe.confirmCardPayment.mockResolvedValue({ error: { type: 'card_error', message: 'Declined.' } });
      const { user, pay } = await withCard();
      await user.click(pay());
      await screen.findByText('Declined.');
      await eventually(() => expect(pendingCharge('u1', bookingsId)).toBeUndefined());
    });

    it('says after a reload that it was charged, also when nothing can be read, and takes no other card', async () => {
      pending();
      booking.found = { status: 'missing', row: undefined };
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      keep('charged');
      render(panel());
      expect(await screen.findByText(/Your card was charged\. You’re offline/)).toBeTruthy();
      expect(screen.getByText('Oak chair')).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull();
      expect(createPaymentIntent).not.toHaveBeenCalled();
    });

    it('finds out what became of one that may have been charged, and says that it is paid', async () => {
      vi.mocked(recordPayment).mockRejectedValueOnce(unfinished('processing'));
      keep('asked');
      render(panel());
      expect(await screen.findByText(/may have been charged.*Your bank hasn’t confirmed/)).toBeTruthy();
      expect(await screen.findByText(MESSAGES.paymentCompleted)).toBeTruthy();
      await eventually(() => expect(pendingCharge('u1', bookingsId)).toMatchObject({ state: 'recorded' }));
    });

    it('keeps looking for one that was asked for a moment ago', async () => {
      vi.mocked(recordPayment).mockRejectedValueOnce(unfinished('requires_payment_method'));
      keep('asked');
      render(panel());
      expect(
        await screen.findByText(/may have been charged.*Checking with the payment provider/),
      ).toBeTruthy();
      await eventually(() => expect(recordPayment).toHaveBeenCalled());
      expect(pendingCharge('u1', bookingsId)).toMatchObject({ state: 'asked' });
      expect(await screen.findByText(MESSAGES.paymentCompleted)).toBeTruthy();
    });

    it('takes a card again once it is known that none was charged', async () => {
      vi.mocked(recordPayment).mockRejectedValueOnce(unfinished('requires_payment_method'));
      keep('asked', 31_000);
      render(panel());
      expect(await screen.findByText('You haven’t been charged.')).toBeTruthy();
      expect(await screen.findByRole('button', { name: 'Pay' })).toBeTruthy();
      await eventually(() => expect(pendingCharge('u1', bookingsId)).toBeUndefined());
    });

    it('leaves it to the page that hears the answer, and asks once that page is gone', async () => {
      let close: () => void = () => undefined;
      const open = new Promise<void>((resolve) => {
        close = resolve;
      });
      void navigator.locks.request(`thriftline-charge-${bookingsId}`, () => open);
      keep('asked');
      render(panel());
      expect(await screen.findByText(/being processed in another tab/)).toBeTruthy();
      expect(recordPayment).not.toHaveBeenCalled();
      close();
      expect(await screen.findByText(MESSAGES.paymentCompleted)).toBeTruthy();
    });

    it('says without a network that the shop has it, once it had', async () => {
      booking.found = { status: 'missing', row: undefined };
      keep('recorded');
      render(panel());
      expect(await screen.findByText(/We received your payment/)).toBeTruthy();
      expect(recordPayment).not.toHaveBeenCalled();
    });
  });

  it('stays with a card that is being charged although the webhook has recorded the payment meanwhile', async () => {
    let answer: (answer: object) => void = () => undefined;
    stripe.confirmCardPayment.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { user, pay, page } = await withCard();
    await user.click(pay());
    await eventually(() => expect(stripe.confirmCardPayment).toHaveBeenCalled());
    booking.data = { ...booking.data, status: 'paid', paid: true, transactionId: 'pi_4' };
    page.rerender(panel());
    expect(pay()).toBeTruthy();
    answer({ paymentIntent: { id: 'pi_4', status: 'succeeded' } });
    expect(await screen.findByText(MESSAGES.paymentCompleted)).toBeTruthy();
  });

  it('asks for no card when the booking is paid already', () => {
    booking.data = { ...booking.data, status: 'paid', paid: true, transactionId: 'pi_5' };
    render(panel());
    expect(screen.getByText(/You paid for this order/)).toBeTruthy();
    expect(createPaymentIntent).not.toHaveBeenCalled();
  });

  describe('with the Payment Element', () => {
    /** The page with a wallet chosen. */
    async function withWallet() {
      settings.paymentElement = true;
      elements.submit.mockResolvedValue({ selectedPaymentMethod: 'apple_pay' });
      const user = userEvent.setup();
      const page = render(panel());
      await user.click(await screen.findByRole('button', { name: 'Choose a wallet' }));
      return { user, page, pay: () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pay' }) };
    }

    it('charges what was chosen once, however often Pay is pressed, and records the payment', async () => {
      stripe.confirmPayment.mockResolvedValue({ paymentIntent: { id: 'pi_9', status: 'succeeded' } });
      const { pay } = await withWallet();
      expect(screen.getByText('$45.50', { selector: 'strong' })).toBeTruthy();
      const { form } = pay();
      act(() => {
        form?.requestSubmit();
        form?.requestSubmit();
      });
      expect(await screen.findByText('Transaction ID: pi_9')).toBeTruthy();
      expect(elements.submit).toHaveBeenCalledOnce();
      expect(stripe.confirmPayment).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ clientSecret: 'first', redirect: 'if_required' }),
      );
      expect(recordPayment).toHaveBeenCalledExactlyOnceWith('pi_9', bookingsId);
    });

    it('keeps the item after a wallet that was declined, until something else is chosen', async () => {
      stripe.confirmPayment.mockResolvedValueOnce({
        error: { type: 'card_error', message: 'Your card was declined.' },
      });
      const { user, pay } = await withWallet();
      await user.click(pay());
      expect(await screen.findByText('Your card was declined.')).toBeTruthy();
      expect(screen.getByText(/Reserved for you:/)).toBeTruthy();
      expect(releasesOfThisBooking()).toHaveLength(0);
      await user.click(screen.getByRole('button', { name: 'Choose a wallet' }));
      expect(screen.queryByText('Your card was declined.')).toBeNull();
    });

    it('says that the form did not load, until another one does', async () => {
      const { user } = await withWallet();
      await user.click(screen.getByRole('button', { name: 'Fail to load' }));
      expect(screen.getByText(/didn’t load/)).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Retry' }));
      expect(screen.queryByText(/didn’t load/)).toBeNull();
    });

    it('stays as it is once Pay was pressed, although the operator switches', async () => {
      stripe.confirmPayment.mockReturnValue(new Promise(() => undefined));
      const { user, page, pay } = await withWallet();
      await user.click(pay());
      settings.paymentElement = false;
      page.rerender(panel());
      expect(screen.getByRole('button', { name: 'Choose a wallet' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Type a card' })).toBeNull();
    });
  });
});
