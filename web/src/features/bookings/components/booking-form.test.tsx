// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CurrentUser, SIGNED_OUT, setCurrentUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import { eventually } from '@/testing/eventually.ts';
import { bookProduct } from '../api/book-product.ts';
import { readCurrentProduct } from '../api/read-current-product.ts';
import { rememberFields } from '../remembered-fields.ts';
import { BookingForm } from './booking-form.tsx';

vi.mock('../api/book-product.ts', () => ({ bookProduct: vi.fn(async () => 'sent') }));
vi.mock('../api/read-current-product.ts', () => ({ readCurrentProduct: vi.fn() }));
const deal = vi.hoisted<{ loading: boolean; price: number | undefined }>(() => ({
  loading: false,
  price: undefined,
}));
vi.mock('@/hooks/deals/use-agreed-price.ts', () => ({
  heldBookingId: () => null,
  useAgreedPrice: () => deal,
}));
const connection = vi.hoisted<{ why: 'offline' | undefined }>(() => ({ why: undefined }));
vi.mock('@/hooks/use-online.ts', () => ({ useOnline: () => true, useUnreachable: () => connection.why }));
vi.mock('@/lib/push/push-moment.ts', () => ({ tellPushMoment: async () => undefined }));

const product = (resaleprice: number) =>
  ({ _id: 'p1', ...aProduct({ resaleprice }) }) as unknown as Stored<Product>;

function renderForm(agreedPrice?: number) {
  deal.price = agreedPrice;
  const onBooked = vi.fn();
  render(
    <MemoryRouter>
      <BookingForm product={product(40)} onCancel={vi.fn()} onBooked={onBooked} />
    </MemoryRouter>,
  );
  return onBooked;
}

const bookedAt = (price: number) => ({ product: product(price), sent: 'sent', paysNow: false });

const book = (price: string) => userEvent.click(screen.getByRole('button', { name: `Book for ${price}` }));

beforeEach(() => {
  vi.clearAllMocks();
  connection.why = undefined;
  vi.mocked(readCurrentProduct).mockResolvedValue(undefined);
  const bea = { uid: 'bea', email: 'bea@example.com', userDoc: { name: 'Bea' } };
  setCurrentUser({ ...SIGNED_OUT, status: 'signedIn', ...bea } as unknown as CurrentUser);
  rememberFields('bea', { mobile: '+14155550100', location: 'Springfield' });
});
afterEach(cleanup);

it('says that the price has changed since it was seen, and books at the new one when asked anew', async () => {
  vi.mocked(readCurrentProduct).mockResolvedValue(product(55));
  const onBooked = renderForm();
  await book('$40');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not booked: the price is now $55 instead of $40.',
  );
  expect(bookProduct).not.toHaveBeenCalled();
  await book('$55');
  await eventually(() => expect(onBooked).toHaveBeenCalledExactlyOnceWith(bookedAt(55)));
});

it('scrolls into sight why nothing was booked, which may stand below what a phone shows', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.mocked(bookProduct).mockRejectedValueOnce(new Error('sold'));
  renderForm();
  await book('$40');
  const alert = await screen.findByRole('alert');
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  expect(scroll.mock.contexts).toEqual([alert]);
});

it('shows what was typed at the last booking, and asks for it again where somebody wants to change it', async () => {
  renderForm();
  expect(document.body.textContent).toContain('Springfield');
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  const location = screen.getByLabelText<HTMLInputElement>('Location');
  expect(location.value).toBe('Springfield');
  await userEvent.clear(location);
  await userEvent.type(location, 'Shelbyville');
  await book('$40');
  const typed = { mobile: '+14155550100', location: 'Shelbyville' };
  await eventually(() =>
    expect(bookProduct).toHaveBeenCalledWith(product(40), expect.anything(), expect.objectContaining(typed)),
  );
});

it('goes by what was seen where nobody can be asked, and by what was agreed on', async () => {
  const onBooked = renderForm();
  await book('$40');
  await eventually(() => expect(onBooked).toHaveBeenCalledWith(bookedAt(40)));
  cleanup();
  vi.mocked(readCurrentProduct).mockResolvedValue(product(55));
  const onAgreed = renderForm(30);
  const { textContent } = document.body;
  expect(textContent).toContain('$30');
  expect(textContent).not.toContain('$40');
  expect(textContent).toContain('reserved for you');
  await book('$30');
  await eventually(() => expect(onAgreed).toHaveBeenCalledWith(bookedAt(55)));
});

it('goes on to the card for who books to pay, and books alone with Enter in a field', async () => {
  const onBooked = renderForm();
  await userEvent.click(screen.getByRole('button', { name: 'Book and pay' }));
  await eventually(() => expect(onBooked).toHaveBeenLastCalledWith({ ...bookedAt(40), paysNow: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await userEvent.type(screen.getByLabelText('Location'), '{Enter}');
  await eventually(() => expect(onBooked).toHaveBeenLastCalledWith(bookedAt(40)));
});

it('is booked once, whichever button is pressed again', async () => {
  vi.mocked(bookProduct).mockReturnValueOnce(new Promise(() => undefined));
  renderForm();
  await book('$40');
  await eventually(() => expect(bookProduct).toHaveBeenCalledOnce());
  for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: /^Book/ }))
    expect(button.disabled).toBe(true);
});

it('has one button where the card comes next in any case', () => {
  render(
    <MemoryRouter>
      <BookingForm product={product(40)} onBooked={vi.fn()} onWayToCard />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('button', { name: /^Book/ }).map(({ textContent }) => textContent)).toEqual([
    'Book and pay',
  ]);
});

it.each([false, true])('can be booked without a connection, and paid later', (onWayToCard) => {
  connection.why = 'offline';
  render(
    <MemoryRouter>
      <BookingForm product={product(40)} onBooked={vi.fn()} onWayToCard={onWayToCard} />
    </MemoryRouter>,
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Book and pay' }).disabled).toBe(true);
  expect(document.body.textContent).toContain('You can book now and pay later.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Book for $40' }).disabled).toBe(false);
});
