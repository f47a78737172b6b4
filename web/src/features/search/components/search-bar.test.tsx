// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EVERYTHING } from '@thriftline/domain/search/search-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBar } from './search-bar.tsx';

const chips = vi.hoisted(() => ({ fail: true }));
vi.mock('./chosen-filters.tsx', () => ({
  ChosenFilters: () => {
    if (chips.fail) throw new TypeError('conditions is undefined');
    return <button type="button">Remove filter</button>;
  },
}));

vi.mock('../hooks/use-all-categories.ts', () => ({
  useAllCategories: () => ({ status: 'ready', data: [] }),
}));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(engine: object, typed: string, searched = typed): void {
  render(
    <MemoryRouter>
      <SearchBar
        engine={engine as never}
        query={{ ...EVERYTHING, words: typed }}
        searched={searched}
        count={undefined}
        summary={<p role="status">7 items</p>}
        onChange={() => undefined}
      />
    </MemoryRouter>,
  );
}

it('chips of filters that fail take themselves alone: one can search on', () => {
  chips.fail = true;
  show({ suggest: () => Promise.resolve([]) }, '');
  expect(screen.getByText('This part of the page can’t be shown.')).not.toBeNull();
  expect(screen.getByLabelText('Search for')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Filters' })).not.toBeNull();
});

it('chips stay under the finger when a number comes: they stand before it', () => {
  chips.fail = false;
  show({ suggest: () => Promise.resolve([]) }, '');
  const chip = screen.getByRole('button', { name: 'Remove filter' });
  const follows = chip.compareDocumentPosition(screen.getByText('7 items'));
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

it('the filters count what is shown: that of the mended words, where those typed find nothing', async () => {
  chips.fail = false;
  const counts = vi.fn(async ({ words }: { words: string }, changes: readonly object[]) =>
    changes.map(() => ({ count: words === 'lamp' ? 7 : 0, isExact: true })),
  );
  const engine = { suggest: async () => [], counts, countsByCategory: async () => new Map() };
  show(engine, 'lmap', 'lamp');
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  expect(await screen.findByLabelText('Good (7)')).not.toBeNull();
  expect(screen.queryByText(/[(]0[)]/)).toBeNull();
});
