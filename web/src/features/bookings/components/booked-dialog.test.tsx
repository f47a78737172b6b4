// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MESSAGES } from '@thriftline/domain/base/texts/specified-messages';
import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CurrentUser, SIGNED_OUT, setCurrentUser } from '@/lib/account/current-user.ts';
import type { Stored } from '@/lib/firebase/stored.ts';
import type { MutationState } from '@/outbox/journal/mutation.ts';
import { setMutations } from '@/outbox/journal/mutations-store.ts';
import { BookedDialog } from './booked-dialog.tsx';

const deal = vi.hoisted<{ price: number | undefined }>(() => ({ price: undefined }));
vi.mock('@/hooks/deals/use-agreed-price.ts', () => ({
  heldBookingId: () => null,
  useAgreedPrice: () => deal,
}));

const chair = { _id: 'p1', ...aProduct({ resaleprice: 40 }) } as unknown as Stored<Product>;

function show(state: MutationState): void {
  const subject = { name: 'Oak chair' };
  act(() =>
    setMutations([{ id: 'a1', at: 1, kind: 'book', uid: 'bea', path: 'bookings/p1_bea', subject, state }]),
  );
}

beforeEach(() => {
  const bea = { uid: 'bea', email: 'bea@example.com', userDoc: { name: 'Bea' } };
  setCurrentUser({ ...SIGNED_OUT, status: 'signedIn', ...bea } as unknown as CurrentUser);
});
afterEach(() => {
  cleanup();
  setMutations([]);
  vi.restoreAllMocks();
});

it('says what a booking waits for, and leads on once the server has it', () => {
  show('queued');
  render(
    <MemoryRouter>
      <BookedDialog sent="queued" product={chair} onClose={vi.fn()} />
    </MemoryRouter>,
  );
  const dialog = () => screen.getByRole('dialog').textContent;
  expect(dialog()).toContain('sent once we’re connected again, at $40');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(dialog()).toContain('sent when you’re back online, at $40');
  show('sent');
  expect(dialog()).toContain(MESSAGES.productBooked);
  expect(screen.getByRole('link', { name: 'Pay $40' }).getAttribute('href')).toBe(
    '/dashboard/payments/p1_bea',
  );
  cleanup();
  deal.price = 30;
  render(
    <MemoryRouter>
      <BookedDialog sent="queued" product={chair} onClose={vi.fn()} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Pay $30' })).toBeDefined();
});
