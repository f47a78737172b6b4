import { beforeEach, expect, it, vi } from 'vitest';
import { watchUnseen } from './watch-unseen.ts';

interface Listener {
  asked: string[];
  next: (snapshot: object) => void;
  stopped: boolean;
}
const listeners = vi.hoisted(() => [] as Listener[]);
const counted = vi.hoisted(() => vi.fn());
const noted = vi.hoisted(() => vi.fn());

vi.mock('firebase/firestore', () => ({
  query: (...parts: string[]) => parts,
  where: (field: string, operator: string, { toMillis }: { toMillis(): number }) =>
    `${field} ${operator} ${toMillis()}`,
  orderBy: (field: string, direction: string) => `by ${field} ${direction}`,
  limit: (most: number) => `at most ${most}`,
  onSnapshot: (asked: string[], next: (snapshot: object) => void) => {
    const listener: Listener = { asked, next, stopped: false };
    listeners.push(listener);
    return () => {
      listener.stopped = true;
    };
  },
}));
vi.mock('./own-inbox.ts', () => ({
  inboxOf: (uid: string) => `inbox of ${uid}`,
  preferencesOf: (uid: string) => [`preferences of ${uid}`],
}));
vi.mock('./note-time-zone.ts', () => ({ noteTimeZone: noted }));
vi.mock('@/lib/notices/show-inbox-count.ts', () => ({
  showInboxCount: (part: string, count: number) => counted(`${count} ${part}`),
}));

const saying = (seenUntil?: number, { timeZone = 'UTC', fromCache = false } = {}) => ({
  metadata: { fromCache },
  data: () => (seenUntil === undefined ? undefined : { seenUntil: { toMillis: () => seenUntil }, timeZone }),
});
const live = () => listeners.filter(({ stopped }) => !stopped).map(({ asked }) => asked.join(', '));

beforeEach(() => {
  listeners.length = 0;
  counted.mockReset();
  noted.mockReset();
});

it('counts all but messages that came until something is marked as seen, and then what is newer', () => {
  watchUnseen('bea');
  listeners[0]?.next(saying());
  expect(live()).toEqual(['preferences of bea', 'inbox of bea, by at desc, at most 51']);
  const told = ['paid', 'question', 'shipped', 'offer', 'a kind of tomorrow'];
  listeners[1]?.next({ docs: told.map((kind) => ({ data: () => ({ kind }) })) });
  expect(counted).toHaveBeenLastCalledWith('3 notifications');
  listeners[0]?.next(saying(7));
  expect(live()).toEqual(['preferences of bea', 'inbox of bea, at > 7, by at desc, at most 51']);
});

it('keeps its listener while nothing else is marked as seen', () => {
  watchUnseen('bea');
  listeners[0]?.next(saying(7));
  listeners[0]?.next(saying(7));
  expect(listeners).toHaveLength(2);
});

it('counts nothing once it is stopped', () => {
  const stop = watchUnseen('bea');
  listeners[0]?.next(saying(7));
  stop();
  expect(live()).toEqual([]);
  expect(counted).toHaveBeenLastCalledWith('0 notifications');
});

it('notes this clock for an account of which the server knows none', () => {
  watchUnseen('bea');
  listeners[0]?.next({ ...saying(), metadata: { fromCache: true } });
  listeners[0]?.next(saying(7));
  expect(noted).not.toHaveBeenCalled();
  listeners[0]?.next(saying());
  expect(noted).toHaveBeenCalledExactlyOnceWith('bea');
});
