// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Booked } from '@/features/bookings/components/booking-form.tsx';
import type { Stored } from '@/lib/firebase/stored.ts';
import { Checkout } from './checkout.tsx';

const sheet = vi.hoisted(() => ({ onBooked: vi.fn() }));
vi.mock('./checkout-sheet.tsx', () => ({
  CheckoutSheet: ({ onBooked }: { onBooked: () => void }) => {
    sheet.onBooked.mockImplementation(onBooked);
    return <p>The sheet</p>;
  },
}));
vi.mock('@/features/bookings/components/booked-dialog.tsx', () => ({
  BookedDialog: ({ sent, product }: { sent: unknown; product?: Stored<Product> }) =>
    sent === null ? null : <p>Booked: {product?.productname}</p>,
}));

const item = (_id: string) => ({ _id, ...aProduct({ productname: _id }) }) as unknown as Stored<Product>;
const [chair, desk] = [item('chair'), item('desk')];
const onClose = vi.fn();
const checkout = (product: Stored<Product> | null) => (
  <MemoryRouter>
    <Checkout product={product} onClose={onClose} />
  </MemoryRouter>
);

/** The sheet of the chair; gives how an answer to its booking arrives, as it was asked for then, and how to show another. */
async function open() {
  const { rerender } = render(checkout(chair));
  await screen.findByText('The sheet');
  const onBooked = sheet.onBooked.getMockImplementation() as (made: Booked) => void;
  return {
    booked: () => act(() => onBooked({ product: chair, sent: 'sent', paysNow: false })),
    show: (product: Stored<Product> | null) => rerender(checkout(product)),
  };
}

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(cleanup);

it('closes the sheet of an item that is booked, and says so', async () => {
  const { booked, show } = await open();
  booked();
  expect(onClose).toHaveBeenCalledOnce();
  show(null);
  expect(await screen.findByText('Booked: chair')).toBeDefined();
});

it('leaves the sheet of another item open when the first is booked late, and says so after it', async () => {
  const { booked, show } = await open();
  show(null);
  show(desk);
  booked();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByText(/^Booked/)).toBeNull();
  show(null);
  expect(await screen.findByText('Booked: chair')).toBeDefined();
});
