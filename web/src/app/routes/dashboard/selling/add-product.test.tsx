// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aCategory } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AddProductRoute } from './add-product.tsx';

const shop = vi.hoisted(() => ({
  status: 'loading',
  names: [] as string[],
  uid: 'sal',
  role: 'Seller',
  userDoc: {},
}));

vi.mock('@/lib/account/current-user.ts', () => ({
  useSignedInUser: () => ({ uid: shop.uid, role: shop.role, userDoc: shop.userDoc }),
}));
vi.mock('@/hooks/use-online.ts', () => ({ useHasNetwork: () => true, useOnline: () => true }));
vi.mock('@/outbox/drafts/use-shared-drafts.ts', () => ({ useSharedDrafts: () => undefined }));
vi.mock('@/outbox/drafts/drafts.ts', () => ({ useDrafts: () => [] }));
vi.mock('./product-form/use-copy.ts', () => ({ useCopy: () => ({ status: 'ready' }) }));
vi.mock('@/features/categories/api/use-category-names.ts', () => ({
  useCategoryNames: () => ({
    status: shop.status,
    rows: shop.names.map((categoryname) => ({
      data: { ...aCategory({ categoryname }), _id: categoryname },
      pending: false,
    })),
    error: undefined,
    retry: () => {},
  }),
}));
vi.mock('@/features/products/components/form/new-product-form.tsx', () => ({
  NewProductForm: () => <input aria-label="Product name" />,
}));

afterEach(cleanup);

const page = () => (
  <MemoryRouter>
    <AddProductRoute />
  </MemoryRouter>
);

it('keeps what is typed while the categories are read anew', async () => {
  const { rerender } = render(page());
  expect(screen.queryByLabelText('Product name')).toBeNull();
  Object.assign(shop, { status: 'ready', names: ['Chairs'] });
  rerender(page());
  await userEvent.type(screen.getByLabelText('Product name'), 'Oak chair');
  for (const status of ['loading', 'error', 'ready']) {
    shop.status = status;
    rerender(page());
    expect(screen.getByLabelText('Product name')).toHaveProperty('value', 'Oak chair');
  }
});

it('tells a buyer how to come to sell, instead of a form that cannot be sent', () => {
  Object.assign(shop, { status: 'ready', names: ['Chairs'], role: 'Buyer' });
  render(page());
  expect(screen.queryByLabelText('Product name')).toBeNull();
  expect(screen.getByText('Become a seller to list items')).toBeTruthy();
});

it('tells a seller who has asked for the end of their account how to list items again, instead of a form', () => {
  Object.assign(shop, { status: 'ready', names: ['Chairs'], role: 'Seller', userDoc: { deleteAt: {} } });
  render(page());
  expect(screen.queryByLabelText('Product name')).toBeNull();
  expect(screen.getByText(/choose “Keep my account”/)).toBeTruthy();
});
