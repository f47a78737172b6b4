// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayOf } from '@thriftline/domain/accounts/device';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import type { Product } from '@thriftline/domain/catalogue/product';
import { aBooking, aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookProduct } from '@/features/bookings/api/book-product.ts';
import { rememberFields } from '@/features/bookings/remembered-fields.ts';
import { keepAddress } from '@/features/payments/api/address-book.ts';
import { createPaymentIntent } from '@/features/payments/api/create-payment-intent.ts';
import { recordPayment } from '@/features/payments/api/record-payment.ts';
import { type CurrentUser, SIGNED_OUT, setCurrentUser } from '@/lib/account/current-user.ts';
import { getStripe } from '@/lib/calls/stripe.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { stubLocks } from '@/outbox/testing/fake-locks.ts';
import { CheckoutSheet } from './checkout-sheet.tsx';

const stripe = vi.hoisted(() => ({
  confirmCardPayment: vi.fn(),
  // Asked where a charge takes long: on a slow machine one that never ends does.
  retrievePaymentIntent: () => new Promise(() => undefined),
}));
const deal = vi.hoisted<{ price: number | undefined }>(() => ({ price: undefined }));
const shop = vi.hoisted<{ product: unknown; booking: object | undefined; awayUntil: number | undefined }>(
  () => ({ product: {}, booking: {}, awayUntil: undefined }),
);

vi.mock('@stripe/react-stripe-js', () => ({
  Elements: ({ children }: { children: React.ReactNode }) => children,
  CardElement: ({ onChange }: { onChange: (change: object) => void }) => (
    <button type="button" onClick={() => onChange({ complete: true })}>
      Type a card
    </button>
  ),
  useStripe: () => stripe,
  useElements: () => ({ getElement: () => ({ on: vi.fn(), off: vi.fn() }) }),
}));
vi.mock('@/lib/calls/stripe.ts', () => ({ getStripe: vi.fn() }));
vi.mock('@/lib/connection/wait-for-network.ts', () => ({ waitForNetwork: async () => undefined }));
vi.mock('@/lib/push/push-moment.ts', () => ({ tellPushMoment: async () => undefined }));
vi.mock('@/hooks/use-shop-settings.ts', () => ({ useShopSettings: () => ({ paymentElement: false }) }));
vi.mock('@/hooks/deals/use-agreed-price.ts', () => ({
  heldBookingId: () => 'p1_bea',
  useAgreedPrice: () => ({ loading: false, until: undefined, ...deal }),
}));
vi.mock('@/features/conversations/api/set-away.ts', () => ({ setAway: vi.fn() }));
vi.mock('@/features/conversations/api/use-presence.ts', () => ({
  usePresence: () => ({ day: 0, awayUntil: shop.awayUntil }),
}));
vi.mock('@/features/bookings/api/book-product.ts', () => ({ bookProduct: vi.fn() }));
vi.mock('@/features/bookings/api/read-current-product.ts', () => ({ readCurrentProduct: vi.fn() }));
vi.mock('@/features/payments/api/use-booked-product.ts', () => ({
  useBookedProduct: () => ({ row: { data: shop.product } }),
}));
vi.mock('@/features/payments/api/use-booking-to-pay.ts', () => ({
  useBookingToPay: () =>
    shop.booking === undefined
      ? { status: 'missing', row: undefined }
      : { status: 'ready', row: { data: shop.booking, pending: false } },
}));
vi.mock('@/features/payments/api/use-last-address.ts', () => ({
  useLastAddress: () => ({ loading: false, address: undefined }),
}));
vi.mock('@/features/payments/api/address-book.ts', () => ({
  useAddressBook: () => ({ loading: false, addresses: [{ _id: '0', address: 'Bea, 3 Mill Lane, York' }] }),
  keepAddress: vi.fn(),
  removeAddress: vi.fn(),
}));
vi.mock('@/features/payments/api/create-payment-intent.ts', () => ({ createPaymentIntent: vi.fn() }));
vi.mock('@/features/payments/api/release-hold.ts', () => ({ releaseHold: async () => undefined }));
vi.mock('@/features/payments/api/record-payment.ts', () => ({ recordPayment: vi.fn() }));

const onBooked = vi.fn();
const onClose = vi.fn();

/** The sheet over an item that costs $40, picked up for nothing or delivered for $6. */
function open() {
  const product = {
    _id: 'p1',
    ...aProduct({ resaleprice: 40, delivery: 'Pick-up or delivery', deliverycost: 6 }),
  };
  shop.product = product;
  shop.booking = { ...aBooking({ buyerId: 'bea', productprice: 40 }), _id: 'p1_bea' };
  const sheet = (isOpen: boolean) => (
    <MemoryRouter>
      <CheckoutSheet
        product={isOpen ? (product as unknown as Stored<Product>) : null}
        onClose={onClose}
        onBooked={onBooked}
      />
    </MemoryRouter>
  );
  const { rerender } = render(sheet(true));
  return {
    ...userEvent.setup(),
    close: () => rerender(sheet(false)),
    showAgain: () => rerender(sheet(true)),
  };
}

const lines = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  );

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  stubLocks();
  deal.price = undefined;
  shop.awayUntil = undefined;
  vi.mocked(bookProduct).mockResolvedValue('sent');
  vi.mocked(keepAddress).mockResolvedValue();
  vi.mocked(getStripe).mockResolvedValue(stripe as never);
  vi.mocked(recordPayment).mockResolvedValue({ outcome: 'recorded' } as never);
  vi.mocked(createPaymentIntent).mockResolvedValue({
    clientSecret: 'secret',
    paymentIntentId: 'pi_1',
    amount: 4600,
    holdUntil: Date.now() + 600_000,
  } as never);
  const bea = { uid: 'bea', email: 'bea@example.com', role: 'Buyer', userDoc: { name: 'Bea' } };
  setCurrentUser({ ...SIGNED_OUT, status: 'signedIn', ...bea } as unknown as CurrentUser);
  rememberFields('bea', { mobile: '+14155550100', location: 'Springfield' });
});
afterEach(cleanup);

it('says before booking that the seller is away, even when opened from a card', async () => {
  open();
  await vi.dynamicImportSettled();
  expect(screen.queryByText(/The seller is away/)).toBeNull();
  cleanup();
  shop.awayUntil = dayOf(Date.now()) + 4;
  open();
  await screen.findByText(/^The seller is away until .* Expect delivery or pick-up after that\.$/);
});

it('holds a purchase from the delivery to the order: what was chosen before the booking is paid for', async () => {
  const user = open();
  expect(lines()).toMatchObject({ Item: '$40', Total: '$40' });
  await user.click(screen.getByRole('button', { name: 'Delivery · $6' }));
  expect(lines()).toMatchObject({ Item: '$40', Delivery: '$6', Total: '$46' });
  expect(screen.getByText('Bea, 3 Mill Lane, York')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  await user.click(await screen.findByRole('button', { name: 'Add address' }));
  await user.type(await screen.findByLabelText(/Delivery address/), 'Bea, 4 Mill Lane, York');
  await user.click(screen.getByRole('button', { name: 'Deliver here' }));
  expect(keepAddress).toHaveBeenCalledWith('bea', expect.anything(), 'Bea, 4 Mill Lane, York');
  expect(bookProduct).not.toHaveBeenCalled();
  expect(createPaymentIntent).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Book and pay' }));
  await user.click(await screen.findByRole('button', { name: 'Type a card' }));
  expect(screen.getByText(MESSAGES.productBooked)).toBeDefined();
  expect(document.activeElement).not.toBe(document.body);
  expect(createPaymentIntent).toHaveBeenCalledExactlyOnceWith(
    'p1_bea',
    expect.objectContaining({
      productprice: 40,
      delivery: 'delivery',
      deliveryPrice: 600,
      address: 'Bea, 4 Mill Lane, York',
    }),
  );
  expect(lines()).toMatchObject({ Delivery: '$6', Total: '$46' });
  stripe.confirmCardPayment.mockResolvedValue({ paymentIntent: { id: 'pi_1', status: 'succeeded' } });
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  expect(await screen.findByText(MESSAGES.paymentCompleted)).toBeDefined();
  for (const name of ['Track order', 'Message the seller', 'Keep shopping'])
    expect(screen.getByRole('link', { name })).toBeDefined();
  expect(onBooked).not.toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Keep shopping' }));
  expect(onClose).toHaveBeenCalled();
});

it('keeps what it comes to and its buttons out of what scrolls, before the booking and beside the card', async () => {
  const user = open();
  const scrolls = (element: Element | null) => element?.closest('.MuiDialogContent-root') !== null;
  const toPay = () => screen.getByText(/^To pay:/);
  expect(toPay().textContent).toBe('To pay: $40');
  await user.click(screen.getByRole('button', { name: 'Delivery · $6' }));
  expect(toPay().textContent).toBe('To pay: $46');
  expect(screen.getByRole('button', { name: 'Book for $46' })).toBeDefined();
  expect(scrolls(toPay())).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Book and pay' }));
  const card = await screen.findByRole('button', { name: 'Type a card' });
  const pay = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay' });
  expect(scrolls(card)).toBe(true);
  expect([toPay(), pay, screen.getByRole('alert')].filter(scrolls)).toEqual([]);
  expect(pay.form).toBe(card.closest('form'));
});

it('delivers to the address that was typed, whether its own button was pressed or not', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Delivery · $6' }));
  await user.click(screen.getByRole('button', { name: 'Change address' }));
  await user.click(await screen.findByRole('button', { name: 'Add address' }));
  await user.type(await screen.findByLabelText(/Delivery address/), 'Bea, 5 Mill Lane, York');
  await user.click(screen.getByRole('button', { name: 'Book and pay' }));
  await screen.findByRole('button', { name: 'Type a card' });
  expect(createPaymentIntent).toHaveBeenCalledExactlyOnceWith(
    'p1_bea',
    expect.objectContaining({ address: 'Bea, 5 Mill Lane, York' }),
  );
});

it('shows what was agreed on in every line, and asks for it', async () => {
  deal.price = 30;
  const user = open();
  expect(lines()).toMatchObject({ Item: '$30', Total: '$30' });
  expect(document.body.textContent).not.toContain('$40');
  await user.click(screen.getByRole('button', { name: 'Book and pay' }));
  await screen.findByRole('button', { name: 'Type a card' });
  expect(lines()).toMatchObject({ Item: '$30', Total: '$30' });
  expect(createPaymentIntent).toHaveBeenCalledWith('p1_bea', expect.objectContaining({ productprice: 30 }));
});

it.each(['sent', 'queued'] as const)(
  'asks for no card, and loads nothing of the provider, where a booking is %s without paying',
  async (sent) => {
    vi.mocked(bookProduct).mockResolvedValue(sent);
    const user = open();
    await user.click(screen.getByRole('button', { name: sent === 'sent' ? 'Book for $40' : 'Book and pay' }));
    await vi.waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
    expect(createPaymentIntent).not.toHaveBeenCalled();
    expect(getStripe).not.toHaveBeenCalled();
  },
);

it('stays open while a card is charged', async () => {
  stripe.confirmCardPayment.mockReturnValue(new Promise(() => undefined));
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Book and pay' }));
  await user.click(await screen.findByRole('button', { name: 'Type a card' }));
  await user.click(screen.getByRole('button', { name: 'Pay' }));
  await vi.waitFor(() => expect(stripe.confirmCardPayment).toHaveBeenCalled());
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
});

it('says where the booking is gone while its card is shown', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Book and pay' }));
  await screen.findByRole('button', { name: 'Type a card' });
  shop.booking = undefined;
  user.showAgain();
  expect(await screen.findByText('This order doesn’t exist')).toBeDefined();
  expect(screen.queryByText(MESSAGES.productBooked)).toBeNull();
});

it('keeps what it shows while it closes', async () => {
  const user = open();
  user.close();
  expect(screen.getByText('Book for $40')).toBeDefined();
});

it('says that an item is booked whose sheet was closed as it was sent', async () => {
  let answer: (sent: 'sent') => void = () => undefined;
  vi.mocked(bookProduct).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Book and pay' }));
  await vi.waitFor(() => expect(bookProduct).toHaveBeenCalled());
  user.close();
  answer('sent');
  await vi.waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
});
