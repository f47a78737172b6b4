// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { EVERYTHING } from '@thriftline/domain/search/search-query';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SearchBar } from './search-bar.tsx';

vi.mock('./chosen-filters.tsx', () => ({
  ChosenFilters: () => {
    throw new TypeError('conditions is undefined');
  },
}));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('chips of filters that fail take themselves alone: one can search on', () => {
  const engine = { suggest: () => Promise.resolve([]) };
  render(
    <MemoryRouter>
      <SearchBar engine={engine as never} query={EVERYTHING} count={undefined} onChange={() => undefined} />
    </MemoryRouter>,
  );
  expect(screen.getByText('This part of the page can’t be shown.')).not.toBeNull();
  expect(screen.getByLabelText('Search for')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Filters' })).not.toBeNull();
});
