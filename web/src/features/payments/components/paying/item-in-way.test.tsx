// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CurrentUser, SIGNED_OUT, setCurrentUser } from '@/lib/account/current-user.ts';
import { PaymentSessionProvider } from '../../session/session-context.tsx';
import { ItemInWay } from './item-in-way.tsx';

const MILL_LANE = 'Bea, 3 Mill Lane, York';
const HIGH_STREET = 'Bea, 9 High Street, York';
const saved = vi.hoisted<{ book: string[]; draw: () => void }>(() => ({ book: [], draw: () => undefined }));
const cameLate = () => act(() => saved.draw());
vi.mock('../../api/address-book.ts', () => ({
  useAddressBook: () => {
    // Drawn again when the book comes.
    const [, draw] = useState(0);
    saved.draw = () => draw((before) => before + 1);
    return { loading: false, addresses: saved.book.map((address) => ({ _id: address, address })) };
  },
  keepAddress: vi.fn(async () => undefined),
  removeAddress: vi.fn(),
}));
vi.mock('../../api/use-last-address.ts', () => ({
  useLastAddress: () => ({ loading: false, address: undefined }),
}));

/** An item of its own page, each time with a payment that begins anew. */
function open(bookingsId = 'p1_bea') {
  cleanup();
  const product = aProduct({ resaleprice: 40, delivery: 'Pick-up or delivery', deliverycost: 6 }) as unknown;
  const onItem = vi.fn(() => null);
  render(
    <MemoryRouter>
      <PaymentSessionProvider>
        <ItemInWay bookingsId={bookingsId} product={product as Product} shown={{ productprice: 40 }}>
          {onItem}
        </ItemInWay>
      </PaymentSessionProvider>
    </MemoryRouter>,
  );
  return onItem;
}

const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  saved.book = [MILL_LANE, HIGH_STREET];
  setCurrentUser({ ...SIGNED_OUT, status: 'signedIn', uid: 'bea', role: 'Buyer' } as unknown as CurrentUser);
});
afterEach(cleanup);

it('begins with what was chosen for the booking before, and another booking with what its seller offers first', async () => {
  open();
  await choose('Delivery · $6');
  await choose('Change address');
  await userEvent.click(await screen.findByRole('button', { name: HIGH_STREET }));
  expect(open()).toHaveBeenLastCalledWith(
    expect.objectContaining({ delivery: 'delivery', deliveryPrice: 600, address: HIGH_STREET }),
  );
  expect(open('p2_bea')).toHaveBeenLastCalledWith(expect.objectContaining({ delivery: 'pickup' }));
});

it('uses no address that was removed since', async () => {
  open();
  await choose('Delivery · $6');
  await choose('Change address');
  await userEvent.click(await screen.findByRole('button', { name: HIGH_STREET }));
  saved.book = [MILL_LANE];
  expect(open()).toHaveBeenLastCalledWith(expect.objectContaining({ address: MILL_LANE }));
});

it('keeps a half-typed address when the saved one loads late, and takes no payment until then', async () => {
  saved.book = [];
  const onItem = open();
  await choose('Delivery · $6');
  await userEvent.type(await screen.findByLabelText(/Delivery address/), 'Bea, 5');
  onItem.mockClear();
  saved.book = [MILL_LANE];
  await userEvent.type(screen.getByLabelText(/Delivery address/), ' Mill Lane, York');
  cameLate();
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeDefined();
  expect(onItem).not.toHaveBeenCalled();
  await choose('Deliver here');
  expect(onItem).toHaveBeenLastCalledWith(expect.objectContaining({ address: 'Bea, 5 Mill Lane, York' }));
});

it('goes back to the chosen address on Cancel', async () => {
  saved.book = [MILL_LANE];
  const onItem = open();
  await choose('Delivery · $6');
  await choose('Change address');
  await userEvent.click(await screen.findByRole('button', { name: 'Add address' }));
  await userEvent.type(await screen.findByLabelText(/Delivery address/), 'Bea, 5 Mill');
  onItem.mockClear();
  await choose('Cancel');
  expect(onItem).toHaveBeenLastCalledWith(expect.objectContaining({ address: MILL_LANE }));
});

it('has the card above the price by line, so that it is in sight on a phone', () => {
  const product = aProduct({ resaleprice: 40, delivery: 'Pick-up', deliverycost: 0 }) as unknown;
  render(
    <MemoryRouter>
      <PaymentSessionProvider>
        <ItemInWay bookingsId="p1_bea" product={product as Product} shown={{ productprice: 40 }}>
          {() => <p>Card number</p>}
        </ItemInWay>
      </PaymentSessionProvider>
    </MemoryRouter>,
  );
  const text = document.body.textContent ?? '';
  expect(text.indexOf('Card number')).toBeGreaterThan(text.indexOf('Pick up'));
  expect(text.indexOf('Card number')).toBeLessThan(text.indexOf('Total'));
});
