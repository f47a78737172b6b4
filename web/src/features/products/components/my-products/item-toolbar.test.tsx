// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ItemCounts } from '../../own-items.ts';
import { ItemToolbar } from './item-toolbar.tsx';

const toolbar = (counts: ItemCounts | undefined) => (
  <ItemToolbar filter={{ words: '', tab: 'all' }} onFilter={vi.fn()} counts={counts} />
);

it('keeps room for what a tab counts, and says nothing of it before', () => {
  const { rerender } = render(toolbar(undefined));
  const all = screen.getByRole('button', { name: 'All' });
  expect(all.textContent).toBe('All (00)');
  rerender(toolbar({ all: 12, forSale: 3, reserved: 0, hidden: 0, sold: 9, advertised: 0, drafts: 0 }));
  expect(screen.getByRole('button', { name: 'All (12)' })).toBe(all);
});
