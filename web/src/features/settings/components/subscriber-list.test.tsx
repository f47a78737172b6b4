// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { pagedList } from '@/testing/paged-list.ts';
import { SubscriberList } from './subscriber-list.tsx';

const list = vi.hoisted<{ rows: unknown[] }>(() => ({ rows: [] }));
vi.mock('@/components/states/as-of.tsx', () => ({ AsOf: () => null }));
vi.mock('@/hooks/use-notify.ts', () => ({ useNotify: () => ({ error: () => undefined }) }));
vi.mock('../api/read-all-subscribers.ts', () => ({ readAllSubscribers: () => Promise.resolve([]) }));
vi.mock('../api/remove-subscriber.ts', () => ({ removeSubscriber: () => Promise.resolve() }));
vi.mock('../api/use-subscribers.ts', () => ({
  useSubscribers: () => pagedList(list.rows),
}));

afterEach(cleanup);

it('offers a file of the subscribers once there are any', () => {
  render(<SubscriberList />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('button', { name: 'Export all as CSV' })).toBeNull();
  cleanup();
  const createdAt = { toDate: () => new Date() };
  list.rows = [{ data: { _id: 'a', email: 'a@example.com', createdAt, consent: 'Yes' } }];
  render(<SubscriberList />, { wrapper: MemoryRouter });
  expect(screen.queryByRole('button', { name: 'Export all as CSV' })).not.toBeNull();
});
