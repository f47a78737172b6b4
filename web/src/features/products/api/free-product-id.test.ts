import { beforeEach, expect, it, vi } from 'vitest';
import { laterIds } from '../import/import-id.ts';
import { freeProductId } from './add-product.ts';

const server = vi.hoisted(() => ({ marks: new Set<string>(), sellers: new Map<string, string>() }));
vi.mock('firebase/firestore', () => ({
  collection: () => 'products',
  doc: (_in: object, ...path: string[]) => ({ id: path.at(-1) ?? 'no-product-had-it', path: path.join('/') }),
  getDocFromServer: async ({ id, path }: { id: string; path: string }) => {
    if (path.startsWith('productIds/')) return { exists: () => server.marks.has(id) };
    const sellerId = server.sellers.get(id);
    return { data: () => sellerId && { sellerId } };
  },
}));
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('@/lib/firebase/converters.ts', () => ({
  documentOf: (name: string, id: string) => ({ id, path: `${name}/${id}` }),
}));
vi.mock('@/lib/writes/quota/commit-counted.ts', () => ({ commitCounted: vi.fn(), requireShare: vi.fn() }));
vi.mock('@/outbox/sending/enqueue-mutation.ts', () => ({ enqueueMutation: vi.fn() }));

const ALREADY_LISTED = 'This item is already listed. Check My Products.';

/** A product that is there, or with no seller one that is gone. */
function have(id: string, sellerId?: string): void {
  server.marks.add(id);
  if (sellerId !== undefined) server.sellers.set(id, sellerId);
}

beforeEach(() => {
  server.marks.clear();
  server.sellers.clear();
});

it('is the one that is wanted, where no product had it', async () => {
  expect(await freeProductId('p1', 'sal')).toBe('p1');
  expect(await freeProductId(undefined, 'sal')).toBe('no-product-had-it');
});

it('lists no item a second time', async () => {
  have('p1', 'sal');
  await expect(freeProductId('p1', 'sal')).rejects.toThrow(ALREADY_LISTED);
});

it('is the next where the product is gone, as an import finds it again', async () => {
  const [second = '', third = ''] = await laterIds('p1');
  have('p1');
  expect(await freeProductId('p1', 'sal')).toBe(second);
  have(second, 'sal');
  await expect(freeProductId('p1', 'sal')).rejects.toThrow(ALREADY_LISTED);
  server.sellers.delete(second);
  expect(await freeProductId('p1', 'sal')).toBe(third);
});

it('is any where products had them all, or another seller has it', async () => {
  for (const id of ['p1', ...(await laterIds('p1'))]) have(id, 'bea');
  expect(await freeProductId('p1', 'sal')).toBe('no-product-had-it');
});
