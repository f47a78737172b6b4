// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { anOrder } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { pagedList } from '@/testing/paged-list.ts';
import { SalesList } from './sales-list.tsx';

const outbox = vi.hoisted<{ mutations: unknown[]; order: unknown }>(() => ({
  mutations: [],
  order: undefined,
}));
vi.mock('@/lib/account/current-user.ts', () => ({ useSignedInUser: () => ({ uid: 'seller-1' }) }));
vi.mock('@/outbox/journal/mutations-store.ts', () => ({ useMutations: () => outbox.mutations }));
vi.mock('@/outbox/components/refusals.tsx', () => ({ Refusals: () => null }));
vi.mock('@/components/states/as-of.tsx', () => ({ AsOf: () => null }));
vi.mock('../api/hand-over.ts', () => ({ handoverPath: (id: string) => `handovers/${id}` }));
vi.mock('../api/use-orders.ts', () => ({
  useSales: () => ({ ...pagedList([{ data: outbox.order }]), confirmed: false }),
}));

afterEach(cleanup);

function shown(mutations: unknown[], more: object = {}): string {
  const time = { toMillis: () => Date.now() + 60_000, toDate: () => new Date() };
  outbox.order = { ...anOrder({ state: 'paid', dueAt: time, history: [], ...more }), _id: 'pi_1' };
  outbox.mutations = mutations;
  render(<SalesList pages={1} onLoadMore={() => undefined} share={() => null} />, { wrapper: MemoryRouter });
  return document.body.textContent ?? '';
}

it('does not ask to hand over what was handed over without a network', () => {
  expect(shown([])).toMatch(/Send or hand over.*Due /);
  cleanup();
  const said = shown([{ kind: 'handOver', state: 'queued', path: 'handovers/pi_1' }]);
  expect(said).toContain('Waiting to send');
  expect(said).not.toContain('Send or hand over');
});

it('asks nobody to send what its buyer fetches', () => {
  expect(shown([], { delivery: 'delivery' })).toMatch(/Send or hand over.*Due /);
  cleanup();
  const said = shown([], { delivery: 'pickup' });
  expect(said).toMatch(/Hand over.*Due /);
  expect(said).not.toMatch(/send/i);
});

it('asks nobody to hand over what a bank has the money of', () => {
  const said = shown([], { delivery: 'pickup', dispute: 'open' });
  expect(said).toContain('Disputed');
  expect(said).not.toMatch(/hand over|Due/i);
  cleanup();
  expect(shown([], { dispute: 'won' })).toMatch(/hand over.*Due /);
});

it('tells sellers of the deadlines that are theirs alone', () => {
  const dueIn = (state: string) => {
    const said = shown([], { state });
    cleanup();
    return said.includes('Due ');
  };
  expect(['paid', 'shipped', 'disputed', 'escalated', 'released'].filter(dueIn)).toEqual([
    'paid',
    'disputed',
  ]);
});
