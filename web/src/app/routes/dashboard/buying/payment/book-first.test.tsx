// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { AppError } from '@thriftline/domain/base/errors';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookProduct } from '@/features/bookings/api/book-product.ts';
import { rememberFields } from '@/features/bookings/remembered-fields.ts';
import { type CurrentUser, SIGNED_OUT, setCurrentUser } from '@/lib/account/current-user.ts';
import { BookFirst } from './book-first.tsx';

const given = vi.hoisted<{ price: number | undefined; product: unknown }>(() => ({
  price: undefined,
  product: undefined,
}));
vi.mock('@/features/bookings/api/book-product.ts', () => ({ bookProduct: vi.fn() }));
vi.mock('@/features/products/api/use-product.ts', () => ({
  useProduct: () => ({ status: 'ready', row: { data: given.product } }),
}));
vi.mock('@/hooks/deals/use-agreed-price.ts', () => ({
  useAgreedPrice: (id: string | null) => ({
    loading: false,
    price: id === 'p1_bea' ? given.price : undefined,
  }),
}));
vi.mock('../../../shop/checkout/book-item.tsx', () => ({ BookItem: () => <form aria-label="Booking" /> }));

const TYPED = { mobile: '+14155550100', location: 'Springfield' };

function open(state: object | null): void {
  render(
    <MemoryRouter initialEntries={[{ pathname: '/dashboard/payments/p1_bea', state }]}>
      <BookFirst bookingsId="p1_bea" />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  vi.mocked(bookProduct).mockResolvedValue('sent');
  given.price = 30;
  given.product = { _id: 'p1', ...aProduct({ resaleprice: 40 }) };
  const bea = { uid: 'bea', email: 'bea@example.com', role: 'Buyer', userDoc: { name: 'Bea' } };
  setCurrentUser({ ...SIGNED_OUT, status: 'signedIn', ...bea } as unknown as CurrentUser);
});
afterEach(cleanup);

it('books for who pressed Pay on a price they agreed on, once, with what they typed before', async () => {
  rememberFields('bea', TYPED);
  open({ paysAgreed: true });
  const buyer = { uid: 'bea', email: 'bea@example.com', name: 'Bea' };
  await vi.waitFor(() => expect(bookProduct).toHaveBeenCalledExactlyOnceWith(given.product, buyer, TYPED));
  expect(screen.queryByRole('form')).toBeNull();
});

it.each([
  ['nobody pressed Pay', null, 30, TYPED],
  ['nothing is agreed on any more', { paysAgreed: true }, undefined, TYPED],
  ['nothing was typed before', { paysAgreed: true }, 30, undefined],
])('asks where %s', (_why, state, price, typed) => {
  if (typed) rememberFields('bea', typed);
  given.price = price;
  open(state);
  expect(screen.getByRole('form')).toBeDefined();
  expect(bookProduct).not.toHaveBeenCalled();
});

it('asks where the booking was refused', async () => {
  rememberFields('bea', TYPED);
  vi.mocked(bookProduct).mockRejectedValue(new AppError('conflict', 'Limit reached'));
  open({ paysAgreed: true });
  expect(await screen.findByRole('form')).toBeDefined();
  expect(bookProduct).toHaveBeenCalledOnce();
});
