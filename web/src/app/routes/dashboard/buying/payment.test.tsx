// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { aProduct } from '@thriftline/domain/testing/builders';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CurrentUser, SIGNED_OUT, setCurrentUser } from '@/lib/account/current-user.ts';
import { PaymentRoute } from './payment.tsx';

const given = vi.hoisted<{ product: unknown; isBooked: boolean }>(() => ({ product: {}, isBooked: false }));
vi.mock('@/features/payments/components/payment-panel.tsx', () => ({
  PaymentPanel: ({ unbooked }: { unbooked: ReactNode }) => (given.isBooked ? <p>The card</p> : unbooked),
}));
vi.mock('@/features/bookings/api/book-product.ts', () => ({ bookProduct: vi.fn() }));
vi.mock('@/features/products/api/use-product.ts', () => ({
  useProduct: () => ({ status: 'ready', row: { data: given.product } }),
}));
vi.mock('@/hooks/deals/use-agreed-price.ts', () => ({
  useAgreedPrice: () => ({ loading: false, price: undefined }),
}));
vi.mock('../../shop/checkout/book-item.tsx', () => ({ BookItem: () => <button type="button">Book</button> }));

const page = () => (
  <MemoryRouter initialEntries={['/dashboard/payments/p1_bea']}>
    <button type="button">Elsewhere</button>
    <Routes>
      <Route path="/dashboard/payments/:id" element={<PaymentRoute />} />
    </Routes>
  </MemoryRouter>
);

/** The focus on a button, and then the card in the place of the form. */
function bookWithFocusOn(name: string) {
  const { rerender } = render(page());
  screen.getByRole('button', { name }).focus();
  given.isBooked = true;
  rerender(page());
  expect(screen.getByText('The card')).toBeDefined();
}

beforeEach(() => {
  given.isBooked = false;
  given.product = { _id: 'p1', ...aProduct({ resaleprice: 40 }) };
  const bea = { uid: 'bea', email: 'bea@example.com', role: 'Buyer', userDoc: { name: 'Bea' } };
  setCurrentUser({ ...SIGNED_OUT, status: 'signedIn', ...bea } as unknown as CurrentUser);
});
afterEach(cleanup);

it('leads on to the heading from a form that the card takes the place of', () => {
  bookWithFocusOn('Book');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Payment' }));
});

it('leaves the focus alone that is elsewhere', () => {
  bookWithFocusOn('Elsewhere');
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});
