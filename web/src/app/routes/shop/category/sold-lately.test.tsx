// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { aProduct } from '@thriftline/domain/testing/builders';
import { afterEach, expect, it, vi } from 'vitest';
import { SoldLately } from './sold-lately.tsx';

vi.mock('@/features/products/api/use-sold-lately.ts', () => ({
  useSoldLately: () => {
    const createdAt = { toDate: () => new Date('2026-02-03T12:00:00.000Z') };
    return {
      rows: [{ data: { ...aProduct({ utcDate: '2019-05-06T12:00:00.000Z' }), createdAt, _id: 'p1' } }],
    };
  },
}));
vi.mock('@/features/products/components/product-card.tsx', () => ({
  ProductCard: ({ listed }: { listed: string }) => <p>{listed}</p>,
}));
vi.mock('@/features/wishlist/api/use-wishes-of.ts', () => ({ useWishesOf: () => ({ rows: [] }) }));
vi.mock('@/features/wishlist/components/wish-button.tsx', () => ({ WishButton: () => null }));
vi.mock('@/outbox/components/refusals.tsx', () => ({ Refusals: () => null }));

afterEach(cleanup);

it('says of each item when it was listed by the server’s clock, whatever its seller wrote', () => {
  const shopper = { buyer: null, itemPage: (id: string) => `/products/${id}` } as Parameters<
    typeof SoldLately
  >[0]['shopper'];
  const { container } = render(<SoldLately categoryId="c1" shopper={shopper} shown={new Set()} />);
  expect(container.textContent).toContain('2026-02-03T12:00:00.000Z');
  expect(container.textContent).not.toContain('2019');
});
