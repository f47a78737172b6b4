// @vitest-environment happy-dom
import type { SearchEngine } from '@thriftline/domain/search/search-engine';
import { searchQueryOf } from '@thriftline/domain/search/search-query';
import { afterEach, expect, it, vi } from 'vitest';
import { setServerSilent } from '@/lib/connection/connection.ts';
import { offlineToo } from './search-engines.ts';

vi.mock('./firestore-search-engine.ts', () => ({ advertisedSearch: {}, memberSearch: {}, openSearch: {} }));

const QUERY = searchQueryOf(new URLSearchParams());
const PAGE = { limit: 1 };

/** An engine whose searches give this. */
const engineOf = (search: SearchEngine['search']) => ({ search }) as SearchEngine;
const found = (id: string) => ({ rows: [{ id }] }) as unknown as Awaited<ReturnType<SearchEngine['search']>>;
const cached = async () => engineOf(async () => found('seen'));

afterEach(() => {
  for (const server of ['firestore', 'auth'] as const) setServerSilent(server, false);
});

it('asks the server while there is one', async () => {
  const engine = offlineToo(
    engineOf(async () => found('new')),
    cached,
  );
  expect(await engine.search(QUERY, PAGE)).toEqual(found('new'));
  setServerSilent('firestore', true);
  expect(await engine.search(QUERY, PAGE)).toEqual({ ...found('seen'), isOfDevice: true });
});

it.each(['firestore', 'auth'] as const)(
  'looks through this device when %s goes while it is asked',
  async (server) => {
    const engine = offlineToo(
      engineOf(() => new Promise(() => undefined)),
      cached,
    );
    const answer = engine.search(QUERY, PAGE);
    setServerSilent(server, true);
    expect(await answer).toEqual({ ...found('seen'), isOfDevice: true });
  },
);

it('does not wait for ever for what looks through this device', async () => {
  vi.useFakeTimers();
  setServerSilent('firestore', true);
  const never = () => new Promise<never>(() => undefined);
  const answer = expect(offlineToo(engineOf(never), never).search(QUERY, PAGE)).rejects.toThrow(
    'We can’t reach the shop.',
  );
  await vi.advanceTimersByTimeAsync(2_000);
  await answer;
  vi.useRealTimers();
});
