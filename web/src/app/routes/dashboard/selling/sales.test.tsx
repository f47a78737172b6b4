// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SalesRoute } from './sales.tsx';

const user = vi.hoisted(() => ({ role: 'Buyer' }));
vi.mock('@/lib/account/current-user.ts', () => ({
  useSignedInUser: () => ({ uid: 'bea', role: user.role, userDoc: null }),
  useCurrentUser: () => ({ uid: 'bea', role: user.role, userDoc: null }),
}));
vi.mock('@/features/payouts/api/use-payouts.ts', () => ({ usePayouts: () => ({ pages: [] }) }));
vi.mock('@/features/payouts/components/sale-share.tsx', () => ({ SaleShare: () => null }));
vi.mock('@/features/orders/components/sales-list.tsx', () => ({ SalesList: () => <p>the sales</p> }));
vi.mock('@/features/users/components/become-seller-button.tsx', () => ({
  BecomeSellerButton: () => <button type="button">Become a seller</button>,
}));

afterEach(cleanup);

const open = (role: string) => {
  user.role = role;
  render(
    <MemoryRouter>
      <SalesRoute />
    </MemoryRouter>,
  );
};

it('a buyer, to whom rules show no sales, is told how to become a seller', async () => {
  open('Buyer');
  expect(await screen.findByRole('button', { name: 'Become a seller' })).toBeDefined();
  expect(screen.queryByText('the sales')).toBeNull();
});

it.each(['Seller', 'Admin'])('a %s sees their sales', (role) => {
  open(role);
  expect(screen.getByText('the sales')).toBeDefined();
});
