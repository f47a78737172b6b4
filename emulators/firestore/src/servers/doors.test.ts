import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestore } from '../index.ts';
import { adminDoor } from './testing/admin-door.ts';
import type { Door, PlainData, Search } from './testing/door.ts';
import { restDoor } from './testing/rest-door.ts';
import { webDoor, webLiteDoor } from './testing/web-door.ts';

let emulator: FirestoreEmulator;

beforeAll(async () => {
  emulator = await startFirestore();
});
afterAll(() => emulator.stop());

const OPENERS: readonly [string, (host: string, port: number) => Door][] = [
  ['the admin SDK over gRPC', (host, port) => adminDoor(`${host}:${port}`, 'demo-door-admin')],
  ['the web SDK over gRPC', (host, port) => webDoor(host, port, 'demo-door-web')],
  ['the web SDK over REST', (host, port) => webLiteDoor(host, port, 'demo-door-lite')],
  ['REST by hand', (host, port) => restDoor(`${host}:${port}`, 'demo-door-rest')],
];

const VALUES: readonly [string, PlainData][] = [
  ['no fields', {}],
  ['scalars', { none: null, yes: true, no: false, text: 'straße 🌱', empty: '' }],
  ['whole numbers', { zero: 0, one: 1, negative: -7, large: Number.MAX_SAFE_INTEGER }],
  ['floating-point numbers', { half: 0.5, nan: Number.NaN, inf: Number.POSITIVE_INFINITY, tiny: 5e-324 }],
  ['minus zero', { zero: -0 }],
  ['lists and maps', { list: [1, 'a', null, { b: [] }], map: { a: { b: { c: 1 } }, empty: {} } }],
  ['names in need of quotes', { 'a b': 1, ü: 2, '1': 3 }],
];

const ITEMS: readonly [string, PlainData][] = [
  ['a', { n: 1, tags: ['x'], kind: 'red' }],
  ['b', { n: 2, tags: ['x', 'y'], kind: 'blue' }],
  ['c', { n: 2.5, tags: [], kind: 'red' }],
  ['d', { n: 10, tags: ['y'], kind: null }],
  ['e', { n: 'text' }],
  ['f', { kind: 'red' }],
];

const SEARCHES: readonly [string, Search, readonly string[]][] = [
  ['everything by name', {}, ['a', 'b', 'c', 'd', 'e', 'f']],
  ['numbers below', { where: [['n', '<', 10]] }, ['a', 'b', 'c']],
  [
    'a range from the top',
    {
      where: [
        ['n', '>', 1],
        ['n', '<=', 10],
      ],
      orderBy: [['n', 'desc']],
    },
    ['d', 'c', 'b'],
  ],
  ['an equality', { where: [['kind', '==', 'red']] }, ['a', 'c', 'f']],
  ['null', { where: [['kind', '==', null]] }, ['d']],
  ['not equal', { where: [['kind', '!=', 'red']] }, ['b']],
  ['in a list', { where: [['n', 'in', [1, 2.5, 'text']]] }, ['a', 'c', 'e']],
  ['not in a list', { where: [['kind', 'not-in', ['blue']]] }, ['a', 'c', 'f']],
  ['containing', { where: [['tags', 'array-contains', 'y']] }, ['b', 'd']],
  ['containing any', { where: [['tags', 'array-contains-any', ['x', 'y']]] }, ['a', 'b', 'd']],
  [
    'two orders and a limit',
    {
      orderBy: [
        ['kind', 'asc'],
        ['n', 'desc'],
      ],
      limit: 3,
    },
    ['d', 'b', 'c'],
  ],
  ['nothing', { where: [['n', '==', 99]] }, []],
];

describe.each(OPENERS)('%s', (_name, open) => {
  let door: Door;
  beforeAll(() => {
    door = open(emulator.host, emulator.port);
  });
  afterAll(() => door.close());

  it.each(VALUES)('keeps %s', async (title, data) => {
    const path = `values/${title}`;
    await door.set(path, data);
    expect(await door.get(path)).toEqual(data);
  });

  describe('finds', () => {
    beforeAll(() => door.batch(ITEMS.map(([id, data]) => [`items/${id}`, data])));

    it.each(SEARCHES)('%s', async (_title, search, ids) => {
      expect(await door.find('items', search)).toEqual(ids);
      expect(await door.count('items', search)).toBe(ids.length);
    });
  });

  it('merges, replaces and removes', async () => {
    await door.set('m/one', { a: 1, b: 2 });
    await door.merge('m/one', { b: 3, c: 4 });
    expect(await door.get('m/one')).toEqual({ a: 1, b: 3, c: 4 });
    await door.set('m/one', { z: 1 });
    expect(await door.get('m/one')).toEqual({ z: 1 });
    await door.remove('m/one');
    await door.remove('m/one');
    expect(await door.get('m/one')).toBeUndefined();
  });

  it('refuses to update what is missing', async () => {
    await expect(door.update('m/missing', { a: 1 })).rejects.toThrow('NOT_FOUND');
  });

  it('refuses reserved ids', async () => {
    // The web SDK over REST goes by the HTTP status, which these two share.
    await expect(door.set('m/__reserved__', {})).rejects.toThrow(/INVALID_ARGUMENT|FAILED_PRECONDITION/);
  });

  it('writes all of a batch or nothing', async () => {
    await expect(
      door.batch([
        ['m/first', { a: 1 }],
        ['m/__second__', { a: 1 }],
      ]),
    ).rejects.toThrow();
    expect(await door.get('m/first')).toBeUndefined();
  });
});
