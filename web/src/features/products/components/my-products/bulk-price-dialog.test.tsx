// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { BulkPriceDialog } from './bulk-price-dialog.tsx';

vi.mock('@/lib/account/current-user.ts', () => ({ useSignedInUser: () => ({ uid: 'sam' }) }));
vi.mock('../../api/edit-product.ts', () => ({ changePrice: () => Promise.resolve('sent') }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => ({ error: () => undefined }) }));

afterEach(cleanup);

const rows = [{ productname: 'Globe' }, { productname: 'Drum', availability: true, paid: true }].map(
  (more) => ({
    key: more.productname,
    pending: false,
    data: { ...aProduct(more), _id: more.productname },
  }),
);

it('counts the items whose price can change, and names the others before a price is typed', () => {
  const props = { onDone: () => undefined, onClose: () => undefined };
  render(<BulkPriceDialog selected={rows as never} {...props} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('dialog', { name: 'Change price of 1 item' })).not.toBeNull();
  expect(screen.getByRole('list', { name: 'New prices' }).textContent).toBe(
    '“Drum” stays as it is. It’s sold.',
  );
});
