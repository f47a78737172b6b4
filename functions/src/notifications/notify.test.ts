import { CAUSED_EMAILS_A_DAY, NOTICE_EVERY_MS } from '@thriftline/domain/notifications/notice-limits';
import type { NotificationChoice } from '@thriftline/domain/notifications/notification-preferences';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify } from './notify.ts';
import { notifyAndSend } from './notify-and-send.ts';

/** What is stored, by path. */
const store = vi.hoisted(() => new Map<string, object>());

vi.mock('../firestore/collection.ts', () => ({
  read: async (path: string) => store.get(path),
  collection: (path: string) => path,
  documentIn: (path: string, id: string) => `${path}/${id}`,
  isThereAlready: (error: unknown) => error === 'there already',
}));
const deliver = vi.hoisted(() => vi.fn<(id: string, worker: string) => Promise<undefined>>());
vi.mock('./deliver.ts', () => ({ deliver }));
vi.mock('../accounts/users.ts', () => ({ userDocument: (uid: string) => `users/${uid}` }));
vi.mock('../accounts/push-targets.ts', () => ({
  pushTargetsOf: (uid: string) => ({ limit: () => `browsers of ${uid}` }),
}));
vi.mock('../platform/firebase.ts', () => ({
  firestore: () => ({
    // All of it is written, or nothing.
    runTransaction: async (work: (transaction: object) => Promise<unknown>) => {
      const created: [string, object][] = [];
      const others: (() => void)[] = [];
      const result = await work({
        get: async (query: string) => ({ empty: !store.has(query) }),
        create: (path: string, data: object) => created.push([path, data]),
        set: (path: string, data: object) => others.push(() => store.set(path, data)),
        delete: (path: string) => others.push(() => store.delete(path)),
      });
      if (created.some(([path]) => store.has(path))) throw 'there already';
      for (const change of others) change();
      for (const [path, data] of created) store.set(path, data);
      return result;
    },
  }),
}));

const ITEM = { productId: 'chair', productname: 'Oak chair' };
const TOLD = 'users/bea/inbox/freeAgain_chair_1';
const REFUNDED = 'users/bea/inbox/refunded_chair_bea_pi_1';

async function tellBoth(): Promise<void> {
  await notify({ kind: 'freeAgain', to: 'bea', subject: 'chair', version: 1, params: ITEM });
  const params = { ...ITEM, price: 45 };
  await notify({ kind: 'refunded', to: 'bea', subject: 'chair_bea', version: 'pi_1', params });
}

const switchOff = (...off: NotificationChoice[]) => store.set('users/bea/preferences/notifications', { off });

beforeEach(() => {
  store.clear();
  store.set('users/bea', {});
});

it('tells the kind and its parameters, for 90 days', async () => {
  await tellBoth();
  const told = store.get(TOLD) as { kind: string; params: object; expireAt: { toMillis(): number } };
  expect(told).toMatchObject({ kind: 'freeAgain', params: ITEM });
  expect(Math.round((told.expireAt.toMillis() - Date.now()) / 86_400_000)).toBe(90);
});

it('tells nothing that is switched off, and the rest', async () => {
  switchOff('wishes.inbox');
  await tellBoth();
  expect([store.has(TOLD), store.has(REFUNDED)]).toEqual([false, true]);
});

it('tells in the inbox what is switched off elsewhere', async () => {
  switchOff('wishes.email', 'messages.inbox');
  await tellBoth();
  expect(store.has(TOLD)).toBe(true);
});

describe('what is to be sent', () => {
  const INBOX_AND_EMAIL = 'deliveries/email_bea_freeAgain_chair_1';
  const stored = (path: string) => store.get(path) as Record<string, unknown> | undefined;

  beforeEach(() => vi.stubEnv('LETTERS_FROM', 'shop@example.com'));
  afterEach(() => vi.unstubAllEnvs());

  it('is written down for each channel that the operator has set up, due at once', async () => {
    const before = Date.now();
    await tellBoth();
    expect(stored(INBOX_AND_EMAIL)).toMatchObject({
      uid: 'bea',
      channel: 'email',
      notification: 'freeAgain_chair_1',
      kind: 'freeAgain',
      params: ITEM,
      state: 'due',
      tries: 0,
    });
    const dueAt = stored(INBOX_AND_EMAIL)?.dueAt as number;
    expect(dueAt).toBeGreaterThanOrEqual(before);
    expect(dueAt).toBeLessThanOrEqual(Date.now());
    vi.unstubAllEnvs();
    store.clear();
    store.set('users/bea', {});
    await tellBoth();
    expect([...store.keys()].filter((path) => path.startsWith('deliveries/'))).toEqual([]);
  });

  it('is nothing that is switched off, and what the inbox does not want', async () => {
    switchOff('wishes.email', 'orders.email');
    await tellBoth();
    expect(store.has(INBOX_AND_EMAIL)).toBe(false);
    expect(store.has(TOLD)).toBe(true);
    store.delete(TOLD);
    switchOff('wishes.inbox');
    await tellBoth();
    expect([store.has(INBOX_AND_EMAIL), store.has(TOLD)]).toEqual([true, false]);
  });

  it('is not written anew when nothing in the inbox tells that it was', async () => {
    switchOff('wishes.inbox');
    await tellBoth();
    Object.assign(store.get(INBOX_AND_EMAIL) ?? {}, { state: 'sent' });
    await tellBoth();
    expect(stored(INBOX_AND_EMAIL)?.state).toBe('sent');
  });

  it('is sent at once by who tells and may send, and by nobody else meanwhile', async () => {
    deliver.mockRejectedValueOnce(new Error('The store is away.'));
    const before = Date.now();
    await notifyAndSend({ kind: 'freeAgain', to: 'bea', subject: 'chair', version: 1, params: ITEM });
    const { worker, tries, dueAt } = stored(INBOX_AND_EMAIL) ?? {};
    expect(worker).toEqual(expect.any(String));
    expect([tries, (dueAt as number) > before + 60_000]).toEqual([1, true]);
    expect(deliver.mock.calls).toEqual([['email_bea_freeAgain_chair_1', worker]]);
    await notifyAndSend({ kind: 'freeAgain', to: 'bea', subject: 'chair', version: 1, params: ITEM });
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('is left to the sweep where it waits for the morning', async () => {
    deliver.mockClear();
    store.set('users/bea/preferences/notifications', { letters: 'daily', timeZone: 'Asia/Tokyo' });
    await notifyAndSend({ kind: 'freeAgain', to: 'bea', subject: 'chair', version: 1, params: ITEM });
    expect([stored(INBOX_AND_EMAIL)?.worker, stored(INBOX_AND_EMAIL)?.tries]).toEqual([undefined, 0]);
    expect(deliver).not.toHaveBeenCalled();
  });

  it('waits for the morning where e-mails come daily', async () => {
    store.set('users/bea/preferences/notifications', { letters: 'daily', timeZone: 'Asia/Tokyo' });
    await tellBoth();
    const due = new Date(stored(INBOX_AND_EMAIL)?.dueAt as number);
    expect([due.getUTCHours(), due.getUTCMinutes()]).toEqual([23, 0]);
  });

  it('is a push message where a browser of the account would show it', async () => {
    vi.stubEnv('VAPID_PUBLIC_KEY', 'a key');
    const tell = (version: string) =>
      notify({ kind: 'booked', to: 'bea', subject: 'chair_al', version, params: ITEM });
    const pushed = (version: string) => stored(`deliveries/push_bea_booked_chair_al_${version}`);
    await tell('1');
    store.set('browsers of bea', {});
    await tell('2');
    expect([pushed('1'), pushed('2')]).toEqual([undefined, expect.objectContaining({ channel: 'push' })]);
  });
});

describe('what happens again and again', () => {
  const NOON = Date.UTC(2026, 5, 1, 12);
  const at = (minutes: number) => vi.setSystemTime(NOON + minutes * 60_000);
  const entries = () => [...store.keys()].filter((path) => path.startsWith('users/bea/inbox/'));
  const letters = () =>
    [...store].flatMap(([path, one]) =>
      path.startsWith('deliveries/email_')
        ? [one as { notification: string; state: string; dueAt: number }]
        : [],
    );
  /** Sends what is due, as the trigger and the sweep do. */
  const send = () => {
    for (const one of letters()) if (one.dueAt <= Date.now()) one.state = 'sent';
  };
  const book = (version: number, { by = 'al', productId = 'chair' } = {}) =>
    notify({
      kind: 'booked',
      to: 'bea',
      by,
      subject: `${productId}_${by}`,
      version,
      params: { productId, productname: 'Oak chair' },
    });

  beforeEach(() => {
    vi.stubEnv('LETTERS_FROM', 'shop@example.com');
    vi.useFakeTimers({ toFake: ['Date'] });
    at(0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it('is one e-mail at once and one an hour later, and one entry, though an item is booked and freed forty times', async () => {
    for (let minute = 0; minute < 40; minute++) {
      at(minute);
      await book(minute, { by: minute % 2 === 0 ? 'al' : 'cy' });
      send();
    }
    expect(letters().map(({ notification, dueAt }) => [notification, dueAt - NOON])).toEqual([
      ['booked_chair_al_0', 0],
      ['booked_chair_cy_39', NOTICE_EVERY_MS],
    ]);
    expect(entries()).toEqual(['users/bea/inbox/booked_chair_cy_39']);
  });

  it('is told anew once the hour is over, and of another thing at once', async () => {
    await book(1);
    send();
    await book(1, { productId: 'lamp' });
    at(61);
    await book(2);
    expect(letters().map(({ dueAt }) => (dueAt - NOON) / 60_000)).toEqual([0, 0, 61]);
    expect(entries()).toHaveLength(3);
  });

  it('is not told again by an event that comes a second time, once it was replaced', async () => {
    for (const version of [1, 2, 1]) await book(version);
    expect(entries()).toEqual(['users/bea/inbox/booked_chair_al_2']);
    expect(letters()).toHaveLength(1);
  });

  it('is each told where it is about money', async () => {
    for (const version of ['pi_1', 'pi_2']) {
      const params = { ...ITEM, price: 45 };
      await notify({ kind: 'refunded', to: 'bea', by: 'al', subject: 'chair_bea', version, params });
    }
    expect([letters().length, entries().length]).toEqual([2, 2]);
  });

  it('warns of new devices by an e-mail an hour, whichever device it is', async () => {
    for (const device of ['a', 'b', 'c']) {
      await notify({ kind: 'newDevice', to: 'bea', subject: device, version: 1, params: { device } });
      send();
    }
    expect(letters().map(({ dueAt }) => dueAt - NOON)).toEqual([0, NOTICE_EVERY_MS]);
  });

  it('is left out of the e-mails, and kept under the bell, once its cause has used up the day', async () => {
    for (let item = 0; item < CAUSED_EMAILS_A_DAY + 5; item++) await book(1, { productId: `item-${item}` });
    expect(letters()).toHaveLength(CAUSED_EMAILS_A_DAY);
    expect(entries()).toHaveLength(CAUSED_EMAILS_A_DAY + 5);
    const params = { ...ITEM, price: 45 };
    await notify({ kind: 'sold', to: 'bea', by: 'al', subject: 'chair_al', version: 'pi_1', params });
    await book(1, { by: 'cy', productId: 'another' });
    expect(letters()).toHaveLength(CAUSED_EMAILS_A_DAY + 2);
    at(24 * 60);
    await book(2);
    expect(letters()).toHaveLength(CAUSED_EMAILS_A_DAY + 3);
  });
});
