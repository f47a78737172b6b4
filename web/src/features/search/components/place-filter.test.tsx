// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SearchEngine } from '@thriftline/domain/search/search-engine';
import { EVERYTHING } from '@thriftline/domain/search/search-query';
import { suggestTowns, type Town } from '@thriftline/domain/search/towns/places';
import { afterEach, expect, it, vi } from 'vitest';
import { PlaceFilter } from './place-filter.tsx';

vi.mock('@thriftline/domain/search/towns/places', async (actual) => ({
  ...(await actual<object>()),
  suggestTowns: vi.fn(),
}));

afterEach(cleanup);

const townOf = (name: string): Town => ({ name, country: 'GB', region: 'ENG', lat: 53, lng: -1 });

it('takes the town that was typed last, whichever is found first', async () => {
  const answers = new Map<string, (towns: Town[]) => void>();
  vi.mocked(suggestTowns).mockImplementation(
    (text) => new Promise((resolve) => void answers.set(text, resolve)),
  );
  const onChange = vi.fn();
  render(<PlaceFilter engine={{} as SearchEngine} query={EVERYTHING} onChange={onChange} />);
  const field = screen.getByLabelText('Near a town');
  for (const value of ['Lee', 'York']) {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
  await act(async () => {
    answers.get('York')?.([townOf('York')]);
    answers.get('Lee')?.([townOf('Leeds')]);
  });
  expect(onChange).toHaveBeenCalledOnce();
  expect(onChange.mock.calls[0]?.[0]).toMatchObject({ near: { name: 'York, GB' } });
});
