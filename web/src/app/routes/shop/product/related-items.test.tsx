// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RelatedItems } from './related-items.tsx';

const item = (_id: string) => ({ ...aProduct({ productname: _id, sellername: 'Sam' }), _id }) as never;
const listOf = (...ids: string[]) => ({ status: 'ready', rows: ids.map((id) => ({ data: item(id) })) });
const found = vi.hoisted<{ ofSeller: object; sellers: readonly string[] }>(() => ({
  ofSeller: {},
  sellers: [],
}));
vi.mock('@/hooks/use-idle.ts', () => ({ useIdle: () => true }));
vi.mock('@/features/products/api/use-newest-in.ts', () => ({
  useNewestIn: () => listOf('chair', 'bench', 'stool', 'sofa'),
  useNewestOf: (sellers: readonly string[]) => {
    found.sellers = sellers;
    return sellers.length === 0 ? listOf() : found.ofSeller;
  },
}));

beforeEach(() => {
  found.ofSeller = listOf('chair', 'bench', 'clock');
});
afterEach(cleanup);

function open({ own = false } = {}) {
  render(
    <MemoryRouter>
      <RelatedItems product={item('chair')} own={own} />
    </MemoryRouter>,
  );
  return screen.queryAllByRole('region').map((row) =>
    within(row)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  );
}

it('shows what else its seller has before what is like it, and nothing twice', () => {
  const [ofSeller, similar] = open();
  expect(ofSeller).toEqual(['More from Sam', 'bench', 'clock']);
  expect(similar?.slice(1)).toEqual(['stool', 'sofa']);
});

it('shows nothing that would move once the seller’s items have come', () => {
  found.ofSeller = { status: 'loading', rows: [] };
  expect(open()).toEqual([]);
});

it('shows sellers what is like their item, and not their own', () => {
  expect(open({ own: true }).map(([title]) => title)).toEqual([expect.stringMatching(/^More in /)]);
  expect(found.sellers).toEqual([]);
});
