// @vitest-environment happy-dom
import { dayOf, MAX_DEVICES } from '@thriftline/domain/accounts/device';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readServerClock } from '@/lib/clock/server-clock.ts';
import { keepThisDevice, thisDevice } from '../this-device.ts';
import { noteDevice } from './note-device.ts';

let there: { _id: string; device: string; lastDay: number }[] = [];
const asked = vi.hoisted(() => vi.fn());
const written = vi.hoisted(() => ({ set: vi.fn(), update: vi.fn(), remove: vi.fn() }));
vi.mock('firebase/firestore', () => ({
  doc: (_firestore: object, ...path: string[]) => path.join('/'),
  query: (...of: unknown[]) => of,
  limit: (most: number) => most,
  getDocsFromServer: async () => {
    asked();
    return { docs: there.map((device) => ({ data: () => device })) };
  },
  setDoc: written.set,
  updateDoc: written.update,
  deleteDoc: written.remove,
}));
vi.mock('@/lib/firebase/firestore.ts', () => ({ firestore: {} }));
const measureServerClock = vi.hoisted(() => vi.fn());
vi.mock('@/lib/clock/measure-server-clock.ts', () => ({ measureServerClock }));
const notePresence = vi.hoisted(() => vi.fn());
vi.mock('./note-presence.ts', () => ({ notePresence }));
vi.mock('@/lib/firebase/converters.ts', () => ({ devicesOfAccount: () => ({}) }));

const TODAY = dayOf(Date.UTC(2026, 10, 22));
const full = Array.from({ length: MAX_DEVICES }, (_, place) => ({
  _id: String(place),
  device: `other ${place}`,
  lastDay: TODAY - place,
}));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 15) });
  vi.resetAllMocks();
  localStorage.clear();
  there = [];
});
afterEach(() => void vi.useRealTimers());

it('tells of a new device at the first free place, and not again that day', async () => {
  there = [{ _id: '0', device: 'other', lastDay: TODAY }];
  await noteDevice('u1');
  expect(written.set).toHaveBeenCalledExactlyOnceWith(
    'users/u1/devices/1',
    expect.objectContaining({ firstDay: TODAY, lastDay: TODAY, device: thisDevice('u1')?.id }),
  );
  await noteDevice('u1');
  expect(asked).toHaveBeenCalledTimes(1);
  expect(notePresence).toHaveBeenCalledExactlyOnceWith('u1', TODAY);
});

it('tells another day that it was used, and nothing where another tab did', async () => {
  keepThisDevice('u1', { id: 'mine', place: '4', day: TODAY - 2 });
  there = [{ _id: '4', device: 'mine', lastDay: TODAY - 2 }];
  await noteDevice('u1');
  expect(written.update.mock.calls).toEqual([
    ['users/u1/devices/4', expect.objectContaining({ lastDay: TODAY })],
  ]);
  expect(thisDevice('u1')).toEqual({ id: 'mine', place: '4', day: TODAY });

  keepThisDevice('u1', { id: 'mine', place: '4', day: TODAY - 2 });
  there = [{ _id: '4', device: 'mine', lastDay: TODAY }];
  await noteDevice('u1');
  expect(written.update).toHaveBeenCalledTimes(1);
  expect(notePresence).toHaveBeenCalledTimes(1);
  expect(written.set).not.toHaveBeenCalled();
});

it('takes the place of the device not used for longest when there is no other', async () => {
  there = full;
  await noteDevice('u1');
  const last = `users/u1/devices/${MAX_DEVICES - 1}`;
  expect(written.remove).toHaveBeenCalledExactlyOnceWith(last);
  expect(written.set).toHaveBeenCalledExactlyOnceWith(last, expect.anything());
});

it('goes by the server’s day where the clock of the device is a day fast', async () => {
  vi.setSystemTime(Date.UTC(2026, 10, 23, 15));
  measureServerClock.mockImplementation(() => {
    const now = Date.now();
    readServerClock({ asked: now, answered: now, server: Date.UTC(2026, 10, 22, 15) });
  });
  await noteDevice('u1');
  expect(notePresence).toHaveBeenCalledExactlyOnceWith('u1', TODAY);
});
