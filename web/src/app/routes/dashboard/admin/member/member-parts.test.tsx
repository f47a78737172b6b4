// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { MemberParts } from './member-parts.tsx';

vi.mock('@/features/users/components/member/member-notes.tsx', () => ({ MemberNotes: () => 'The notes' }));
vi.mock('@/features/products/components/my-products/member-items.tsx', () => ({
  MemberItems: () => 'The items',
}));
vi.mock('@/features/orders/components/member-orders.tsx', () => ({ MemberOrders: () => 'The orders' }));
vi.mock('@/features/payouts/components/member-payouts.tsx', () => ({ MemberPayouts: () => null }));
vi.mock('@/features/payments/components/list/member-payments.tsx', () => ({ MemberPayments: () => null }));
vi.mock('@/features/reports/components/member-reports.tsx', () => ({ MemberReports: () => null }));
vi.mock('@/features/audit/components/member-log.tsx', () => ({ MemberLog: () => null }));

afterEach(cleanup);

function show(address: string, hasNotes = true): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <MemberParts uid="mia" name="Mia Member" hasNotes={hasNotes} />
    </MemoryRouter>,
  );
}

it('opens with the notes, and shows another part when it is asked for', async () => {
  const user = userEvent.setup();
  show('/dashboard/members/mia?pages=3');
  await screen.findByText('The notes');
  const orders = screen.getByRole('link', { name: 'Orders' });
  // How many pages were shown of another part is nothing to this one.
  expect(orders.getAttribute('href')).toBe('/dashboard/members/mia?show=orders');
  await user.click(orders);
  await screen.findByText('The orders');
  expect(screen.queryByText('The notes')).toBeNull();
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Orders');
});

it('has no notes of whoever looks, nor of an account that is gone', async () => {
  show('/dashboard/members/mia?show=notes', false);
  await screen.findByText('The items');
  expect(screen.queryByRole('link', { name: 'Notes' })).toBeNull();
});
