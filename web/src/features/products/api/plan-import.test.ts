import { ATTRIBUTE_NAMES } from '@thriftline/domain/catalogue/attributes/product-attributes';
import { SAMPLE_ATTRIBUTES } from '@thriftline/domain/catalogue/sample-attributes';
import type { ProductRow } from '@thriftline/domain/import/product-rows';
import { expect, it, vi } from 'vitest';
import { importId, laterIds } from '../import/import-id.ts';
import { planImport } from './plan-import.ts';

const listed = vi.hoisted(() => new Set<string>());
vi.mock('firebase/firestore', () => ({
  documentId: () => 'id',
  getDoc: async () => ({ data: () => undefined }),
  getDocsFromServer: async (ids: string[]) => ({
    docs: ids.filter((id) => listed.has(id)).map((_id) => ({ data: () => ({ _id, productname: 'Lamp' }) })),
  }),
  limit: () => undefined,
  query: (_products: object, _own: object, among: { value: string[] }) => among.value,
  where: (_field: string, _is: string, value: unknown) => ({ value }),
}));
vi.mock('@/lib/firebase/converters.ts', () => ({ collectionOf: () => ({}), contactOf: () => ({}) }));
vi.mock('@/outbox/drafts/drafts.ts', () => ({ draftsOf: async () => [] }));

const FACTS = Object.fromEntries(
  ATTRIBUTE_NAMES.map((name) => [name, String(SAMPLE_ATTRIBUTES[name])]),
) as ProductRow['facts'];
const row = (key: string): ProductRow => ({ line: 2, key, facts: FACTS, faults: [] });
const fates = async () => (await planImport('sal', [row('a'), row('b')])).map(({ fate }) => fate);

it('finds the item of a row by its key, also once it was deleted and listed again', async () => {
  const first = await importId('sal', 'a');
  const [, third = ''] = await laterIds(first);
  expect(await fates()).toEqual(['new', 'new']);
  listed.add(first);
  expect(await fates()).toEqual(['changedProduct', 'new']);
  listed.delete(first);
  listed.add(third);
  expect(await fates()).toEqual(['changedProduct', 'new']);
});
