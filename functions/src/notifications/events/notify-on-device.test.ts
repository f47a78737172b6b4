import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import { notifyOnDevice } from './notify-on-device.ts';

/** The places of the account's devices, and when each was noted. */
const noted = vi.hoisted(() => new Map<string, number>());
const told = vi.hoisted((): object[] => []);

vi.mock('../../accounts/devices.ts', () => ({
  devicesOf: () => ({
    get: async () => ({
      docs: [...noted].map(([id, at]) => ({
        id,
        createTime: new Timestamp(1_700_000_000, at),
        data: () => ({ device: `device at ${id}`, name: 'Firefox on Linux', firstDay: 1, lastDay: 1 }),
      })),
    }),
  }),
}));
vi.mock('../notify.ts', () => ({ notify: async (news: object) => void told.push(news) }));

const of = (place: string) => ({ kind: 'newDevice', to: 'bea', subject: `device at ${place}` });

beforeEach(() => {
  noted.clear();
  told.length = 0;
});

it('tells of no first device, whenever it is heard of', async () => {
  noted.set('0', 1000);
  await notifyOnDevice('bea', '0');
  noted.set('1', 2000);
  await notifyOnDevice('bea', '0');
  expect(told).toEqual([]);
});

it('tells of each later one, whatever place it took', async () => {
  noted.set('1', 1000).set('0', 2000).set('2', 3000);
  for (const place of ['0', '1', '2']) await notifyOnDevice('bea', place);
  expect(told).toMatchObject([of('0'), of('2')]);
});

it('tells of both where none can be said to be the first', async () => {
  noted.set('0', 1000).set('1', 1000);
  for (const place of ['0', '1']) await notifyOnDevice('bea', place);
  expect(told).toMatchObject([of('0'), of('1')]);
});

it('tells of none that is forgotten again', async () => {
  noted.set('0', 1000);
  await notifyOnDevice('bea', '1');
  expect(told).toEqual([]);
});
