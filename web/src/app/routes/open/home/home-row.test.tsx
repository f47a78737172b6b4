// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { aProduct } from '@thriftline/domain/testing/builders';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HomeRow } from './home-row.tsx';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('@/lib/device/store.ts', async (original) => ({
  ...(await original<object>()),
  accountStore: () => ({
    read: (name: string) => kept.get(name),
    keep: (name: string, value: unknown) => kept.set(name, value),
  }),
}));
type Entry = Pick<IntersectionObserverEntry, 'boundingClientRect'>;
let tell: (entries: Entry[]) => void = () => undefined;
vi.stubGlobal(
  'IntersectionObserver',
  class {
    constructor(told: typeof tell) {
      tell = told;
    }
    observe() {}
    disconnect() {}
  },
);

beforeEach(() => kept.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const chair = { ...aProduct({ productname: 'Oak chair' }), _id: 'chair' };
const row = (items: (typeof chair)[] | undefined) => (
  <MemoryRouter>
    <HomeRow uid="bea" id="near" title="Near you" items={items} />
  </MemoryRouter>
);
const isShown = () => screen.queryByText('Near you') !== null;
const scrolledTo = (y: number) => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y);

it('is there once it has items, and not where it has none', () => {
  const { rerender } = render(row(undefined));
  expect(isShown()).toBe(false);
  rerender(row([chair]));
  expect(screen.getByText('Oak chair')).toBeTruthy();
  rerender(row([]));
  expect(isShown()).toBe(false);
});

it('keeps its place free where it was there at the last visit, and no longer where it was not', () => {
  render(row([chair]));
  cleanup();
  const again = render(row(undefined));
  expect(isShown()).toBe(true);
  again.rerender(row([]));
  cleanup();
  render(row(undefined));
  expect(isShown()).toBe(false);
});

it('has a place from the first visit on for new items, which nearly every shop has', () => {
  render(
    <MemoryRouter>
      <HomeRow uid="bea" id="new" title="New items" items={undefined} />
    </MemoryRouter>,
  );
  expect(screen.getByText('New items')).toBeTruthy();
});

it('moves nothing that is being read: it waits until its place is below what is in sight', async () => {
  scrolledTo(400);
  render(row([chair]));
  expect(isShown()).toBe(false);
  const placeAt = (top: number) => [{ boundingClientRect: new DOMRect(0, top, 0, 0) }];
  tell(placeAt(window.innerHeight - 200));
  expect(isShown()).toBe(false);
  tell(placeAt(-50));
  expect(isShown()).toBe(false);
  tell(placeAt(window.innerHeight + 10));
  expect(await screen.findByText('Oak chair')).toBeTruthy();
});

it('says on the photo how many wish for an item, where anybody does', () => {
  const [one, none] = [3, 0].map((wishes) => ({ ...chair, _id: `wished-by-${wishes}`, wishes }));
  render(row([one, none].filter((item) => item !== undefined)));
  expect(screen.getAllByText('3 on wish lists')).toHaveLength(1);
  expect(screen.queryByText('0 on wish lists')).toBeNull();
});
