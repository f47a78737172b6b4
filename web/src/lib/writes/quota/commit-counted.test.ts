import type { Quota } from '@thriftline/domain/accounts/quotas';
import type { Booking } from '@thriftline/domain/orders/booking';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CurrentUser, SIGNED_OUT, setCurrentUser } from '../../account/current-user.ts';
import { setServerSilent } from '../../connection/connection.ts';
import { commitCounted, requireShare } from './commit-counted.ts';
import { knownQuota, lookAt } from './known-quota.ts';

const commits: { sets: [string, unknown][]; settle: (error?: unknown) => void }[] = [];

vi.mock('../../firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('../../firebase/converters.ts', () => ({
  documentOf: (name: string, id: string) => `${name}/${id}`,
}));
vi.mock('./known-quota.ts', () => ({ knownQuota: vi.fn(), lookAt: vi.fn() }));
vi.mock('firebase/firestore', () => ({
  doc: (_firestore: object, ...path: string[]) => path.join('/'),
  getDocFromCache: async () => undefined,
  increment: (by: number) => `+${by}`,
  serverTimestamp: () => 'now',
  writeBatch: () => {
    const sets: [string, unknown][] = [];
    return {
      set: (path: string, data: unknown) => sets.push([path, data]),
      commit: () =>
        new Promise<void>((resolve, reject) => {
          commits.push({ sets, settle: (error) => (error === undefined ? resolve() : reject(error)) });
        }),
    };
  },
}));

const NOW = Date.UTC(2026, 0, 31, 12);
const time = (millis: number) => ({ toMillis: () => millis, toDate: () => new Date(millis) });
const count = (used: number, start = NOW) => ({
  start: time(start),
  count: used,
  lastId: 'x',
  at: time(start),
});
const known = (quota: Quota, toBegin = false) => ({ quota, isToBegin: () => toBegin });
const denied = new FirebaseError('permission-denied', 'no');
const wish = { act: 'wishes', uid: 'u1', id: 'p1_u1' } as const;
const booking = { act: 'bookings', uid: 'u1', id: 'p1_u1' } as const;

const signIn = (changes: Partial<CurrentUser> = {}) =>
  setCurrentUser({
    ...SIGNED_OUT,
    status: 'signedIn',
    uid: 'u1',
    email: 'bea@example.com',
    emailVerified: true,
    role: 'Buyer',
    ...changes,
  } as CurrentUser);

const send = (creation: Parameters<typeof commitCounted>[0] = wish) =>
  commitCounted(creation, (batch) => void batch.set('the/document' as never, {})).written;
const sent = (place: number) =>
  vi.waitFor(() => {
    const commit = commits[place];
    if (commit === undefined) throw new Error('Not sent yet');
    return commit;
  });
const quotaSent = async (place: number) => new Map((await sent(place)).sets).get('quotas/u1');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  vi.stubGlobal('navigator', { onLine: true });
  commits.length = 0;
  signIn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  setServerSilent('firestore', false);
});

describe('commitCounted', () => {
  it('sends the document with its count', async () => {
    vi.mocked(knownQuota).mockResolvedValue(known({ wishes: count(4) }));
    const done = send();
    const commit = await sent(0);
    expect(commit.sets).toEqual([
      ['the/document', {}],
      ['quotas/u1', { wishes: { count: '+1', lastId: 'p1_u1', at: 'now' } }],
    ]);
    commit.settle();
    await done;
  });

  it('counts what is two things at once as both, and not at all where one is used up', async () => {
    vi.mocked(knownQuota).mockResolvedValue(known({ messages: count(4), uploads: count(7) }));
    const message = { act: 'messages', also: 'uploads', uid: 'u1', id: 'm1' } as const;
    void send(message);
    const raise = { count: '+1', lastId: 'm1', at: 'now' };
    expect(await quotaSent(0)).toEqual({ messages: raise, uploads: raise });

    vi.mocked(knownQuota).mockResolvedValue(known({ messages: count(4), uploads: count(180) }));
    await expect(requireShare(message)).rejects.toThrow(/photos/);
  });

  it('looks at the quota after the creation before has gone off, without waiting for the server', async () => {
    vi.mocked(knownQuota).mockImplementation(async () =>
      known(commits.length === 0 ? {} : { wishes: count(commits.length) }),
    );
    void send();
    void send();
    expect(await quotaSent(0)).toMatchObject({ wishes: { start: 'now', count: '+1' } });
    expect(await quotaSent(1)).toEqual({ wishes: { count: '+1', lastId: 'p1_u1', at: 'now' } });
  });

  it('begins the window with each creation until the server has one, for the first may be refused', async () => {
    vi.mocked(knownQuota).mockResolvedValue(known({ wishes: count(4) }, true));
    void send();
    expect(await quotaSent(0)).toMatchObject({ wishes: { start: 'now', count: '+1' } });
  });

  it('asks the server once it is refused, and tries again where another device has counted meanwhile', async () => {
    vi.mocked(knownQuota).mockImplementation(async (_uid, look) =>
      known({ wishes: look === 'device' ? count(60, NOW - 3_600_000) : count(7) }),
    );
    const done = send();
    (await sent(0)).settle(denied);
    expect(await quotaSent(0)).toMatchObject({ wishes: { start: 'now', count: 1 } });
    expect(await quotaSent(1)).toEqual({ wishes: { count: '+1', lastId: 'p1_u1', at: 'now' } });
    (await sent(1)).settle();
    await done;
  });

  it('tries no further once it is not wanted any more', async () => {
    vi.mocked(knownQuota).mockImplementation(async (_uid, look) =>
      known({ wishes: look === 'device' ? count(60, NOW - 3_600_000) : count(7) }),
    );
    const done = send({ ...wish, isWanted: async () => false });
    (await sent(0)).settle(denied);
    await expect(done).rejects.toBe(denied);
    expect(commits).toHaveLength(1);
  });

  it('tries no further where the count is not why', async () => {
    vi.mocked(knownQuota).mockResolvedValue(known({ wishes: count(7) }));
    const done = send();
    (await sent(0)).settle(denied);
    await expect(done).rejects.toBe(denied);
    expect(commits).toHaveLength(1);
  });

  it('asks nobody offline', async () => {
    vi.mocked(knownQuota).mockResolvedValue(known({}));
    const done = send();
    const commit = await sent(0);
    setServerSilent('firestore', true);
    commit.settle(denied);
    await expect(done).rejects.toBe(denied);
    expect(knownQuota).toHaveBeenCalledTimes(1);
  });

  it('does not count what an admin does for the shop', async () => {
    signIn({ role: 'Admin' });
    void send({ act: 'categories', uid: 'u1', id: 'c1' });
    expect((await sent(0)).sets).toEqual([['the/document', {}]]);
  });

  it('puts a booking at any place that nothing has', async () => {
    const places = Object.fromEntries(Array.from({ length: 18 }, (_, index) => [index, `p${index}_u1`]));
    const taken = { places, place: '17', lastId: 'p17_u1', at: time(NOW) };
    vi.mocked(knownQuota).mockResolvedValue(known({ bookings: taken }));
    void send(booking);
    expect(['18', '19']).toContain(((await quotaSent(0)) as { bookings: { place: string } }).bookings.place);
    expect(lookAt).not.toHaveBeenCalled();
  });

  it('puts a booking where one is gone, when nothing else is left', async () => {
    const places = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [index, `p${index}_u1`]));
    const taken = { places, place: '19', lastId: 'p19_u1', at: time(NOW) };
    vi.mocked(knownQuota).mockResolvedValue(known({ bookings: taken }));
    vi.mocked(lookAt).mockImplementation(
      async (reference) =>
        ({
          data: (): Partial<Booking> | undefined => {
            const path = String(reference);
            if (path === 'bookings/p5_u1') return undefined;
            return path === 'bookings/p7_u1' ? { paid: true } : {};
          },
        }) as never,
    );
    void send(booking);
    expect(await quotaSent(0)).toEqual({
      bookings: { places: { '5': 'p1_u1' }, place: '5', lastId: 'p1_u1', at: 'now' },
    });
  });
});

describe('requireShare', () => {
  it('refuses what is used up after the server as well, with when it goes on', async () => {
    vi.mocked(knownQuota).mockResolvedValue(known({ wishes: count(60, NOW - 48 * 60_000) }));
    await expect(requireShare(wish)).rejects.toMatchObject({
      code: 'too-many-requests',
      message: 'Limit reached (60 wish list items an hour). Try again in 12 minutes.',
    });
    expect(knownQuota).toHaveBeenLastCalledWith('u1', 'server');
  });

  it('begins a new window when the old one is over, but not over one that still waits to be sent', async () => {
    const old = { wishes: count(60, NOW - 3_600_000) };
    vi.mocked(knownQuota).mockResolvedValue(known(old));
    await expect(requireShare(wish)).resolves.toBeUndefined();
    vi.mocked(knownQuota).mockResolvedValue(known(old, true));
    await expect(requireShare(wish)).rejects.toMatchObject({ code: 'too-many-requests' });
  });

  it('says to confirm the address where that helps', async () => {
    signIn({ role: 'Seller', emailVerified: false } as Partial<CurrentUser>);
    vi.mocked(knownQuota).mockResolvedValue(known({ products: count(3) }));
    await expect(requireShare({ act: 'products', uid: 'u1' })).rejects.toThrow(
      /Confirm your e-mail address for more/,
    );
    signIn({ role: 'Seller' });
    await expect(requireShare({ act: 'products', uid: 'u1' })).resolves.toBeUndefined();
  });
});
