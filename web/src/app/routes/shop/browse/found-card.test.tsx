// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { aProduct } from '@thriftline/domain/testing/builders';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { FoundCard } from './found-card.tsx';

vi.mock('@/features/products/components/product-card.tsx', () => ({
  ProductCard: ({ listed }: { listed: string }) => <p>{listed}</p>,
}));
vi.mock('@/features/wishlist/components/wish-button.tsx', () => ({ WishButton: () => null }));
vi.mock('@/features/bookings/components/booking-actions.tsx', () => ({ BookingActions: () => null }));
vi.mock('@/outbox/components/refusals.tsx', () => ({ Refusals: () => null }));

afterEach(cleanup);

const LISTED = '2026-02-03T12:00:00.000Z';
const createdAt = { toDate: () => new Date(LISTED), toMillis: () => Date.parse(LISTED) };
const listing = { ...aProduct({ alt: '' }), createdAt, utcDate: undefined };
const product = { ...aProduct({ utcDate: '2019-05-06T12:00:00.000Z' }), createdAt, _id: 'p1' };

it.each([
  ['as it was found', undefined],
  ['as it is, whatever its seller wrote', product],
])('an item says when it was listed by the server’s clock, %s', (_what, shown) => {
  const props = {
    found: { id: 'p1', listing },
    product: shown,
    ...{ confirmed: true, waiting: false, gone: false, isNew: false, eager: false },
    ...{ to: '/products/p1', buys: false, isOwn: false, own: 'none', wished: undefined },
    ...{ payingUntil: undefined, onBook: () => undefined },
  } as unknown as ComponentProps<typeof FoundCard>;
  expect(render(<FoundCard {...props} />).container.textContent).toBe(LISTED);
});
