// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { pagedList } from '@/testing/paged-list.ts';
import { PagedRecords } from './paged-records.tsx';

afterEach(cleanup);

function renderNone(parts: object) {
  const onLoadMore = vi.fn();
  render(
    <PagedRecords
      list={{ ...pagedList<never>([]), status: 'ready', ...parts }}
      label="Orders"
      columns={[]}
      empty="No orders yet"
      onLoadMore={onLoadMore}
    >
      {() => null}
    </PagedRecords>,
  );
  return onLoadMore;
}

it('says that there is nothing once nothing is left to load', () => {
  renderNone({});
  expect(screen.getByText('No orders yet')).toBeDefined();
});

it('says nothing of the rest when nothing of what is loaded is shown', () => {
  const onLoadMore = renderNone({ hasMore: true });
  expect(screen.queryByText('No orders yet')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(onLoadMore).toHaveBeenCalledOnce();
});

it('says nothing while more is loading', () => {
  renderNone({ hasMore: true, loadingMore: true });
  expect(screen.queryByText('No orders yet')).toBeNull();
});
