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
import { BookingDialog } from './booking-dialog.tsx';

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
vi.mock('@/lib/push/push-moment.ts', () => ({ tellPushMoment: async () => undefined }));

const product = (resaleprice: number) =>
  ({ _id: 'p1', ...aProduct({ resaleprice }) }) as unknown as Stored<Product>;

function renderDialog(agreedPrice?: number) {
  deal.price = agreedPrice;
  const onBooked = vi.fn();
  render(
    <MemoryRouter>
      <BookingDialog product={product(40)} onClose={vi.fn()} onBooked={onBooked} />
    </MemoryRouter>,
  );
  return onBooked;
}

const book = (price: string) => userEvent.click(screen.getByRole('button', { name: `Book for ${price}` }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(readCurrentProduct).mockResolvedValue(undefined);
  const bea = { uid: 'bea', email: 'bea@example.com', userDoc: { name: 'Bea' } };
  setCurrentUser({ ...SIGNED_OUT, status: 'signedIn', ...bea } as unknown as CurrentUser);
  rememberFields('bea', { mobile: '+14155550100', location: 'Springfield' });
});
afterEach(cleanup);

it('says that the price has changed since it was seen, and books at the new one when asked anew', async () => {
  vi.mocked(readCurrentProduct).mockResolvedValue(product(55));
  const onBooked = renderDialog();
  await book('$40');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Not booked: the price is now $55 instead of $40.',
  );
  expect(bookProduct).not.toHaveBeenCalled();
  await book('$55');
  await eventually(() => expect(onBooked).toHaveBeenCalledExactlyOnceWith(product(55), 'sent'));
});

it('shows what was typed at the last booking, and asks for it again where somebody wants to change it', async () => {
  renderDialog();
  expect(screen.getByRole('dialog').textContent).toContain('Springfield');
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
  const onBooked = renderDialog();
  await book('$40');
  await eventually(() => expect(onBooked).toHaveBeenCalledWith(product(40), 'sent'));
  cleanup();
  vi.mocked(readCurrentProduct).mockResolvedValue(product(55));
  const onAgreed = renderDialog(30);
  const { textContent } = screen.getByRole('dialog');
  expect(textContent).toContain('$30');
  expect(textContent).not.toContain('$40');
  expect(textContent).toContain('reserved for you');
  await book('$30');
  await eventually(() => expect(onAgreed).toHaveBeenCalledWith(product(55), 'sent'));
});
