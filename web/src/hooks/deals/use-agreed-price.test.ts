import type { Product } from '@thriftline/domain/catalogue/product';
import { aProduct } from '@thriftline/domain/testing/builders';
import { expect, it, vi } from 'vitest';
import type { Stored } from '@/lib/firebase/stored.ts';
import { heldBookingId } from './use-agreed-price.ts';

vi.mock('@/lib/firebase/converters.ts', () => ({ documentOf: vi.fn() }));
vi.mock('@/lib/live/use-live-document.ts', () => ({ useLiveDocument: vi.fn() }));

const item = (left: number | undefined) =>
  ({
    _id: 'p1',
    ...aProduct({}),
    ...(left !== undefined && { hold: { id: 'h1', until: { toMillis: () => Date.now() + left } } }),
  }) as unknown as Stored<Product>;

it('looks for an agreed price where somebody holds the item, and nowhere else', () => {
  expect(heldBookingId(item(60_000), 'bea')).toBe('p1_bea');
  expect(heldBookingId(item(-60_000), 'bea')).toBeNull();
  expect(heldBookingId(item(undefined), 'bea')).toBeNull();
});
