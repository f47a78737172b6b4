import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';
import { adminEndpointClient } from './testing/admin-endpoint-client.ts';
import type { EndpointClient, PlainData, Search } from './testing/endpoint-client.ts';
import { restEndpointClient } from './testing/rest-endpoint-client.ts';
import { webEndpointClient, webLiteEndpointClient } from './testing/web-endpoint-client.ts';

let emulator: FirestoreEmulator;

beforeAll(async () => {
  emulator = await startFirestoreEmulator();
});
afterAll(() => emulator.stop());

const OPENERS: readonly [string, (host: string, port: number) => EndpointClient][] = [
  ['the admin SDK over gRPC', (host, port) => adminEndpointClient(`${host}:${port}`, 'demo-endpoint-admin')],
  ['the web SDK over gRPC', (host, port) => webEndpointClient(host, port, 'demo-endpoint-web')],
  ['the web SDK over REST', (host, port) => webLiteEndpointClient(host, port, 'demo-endpoint-lite')],
  ['REST by hand', (host, port) => restEndpointClient(`${host}:${port}`, 'demo-endpoint-rest')],
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
  let client: EndpointClient;
  beforeAll(() => {
    client = open(emulator.host, emulator.port);
  });
  afterAll(() => client.close());

  it.each(VALUES)('keeps %s', async (title, data) => {
    const path = `values/${title}`;
    await client.set(path, data);
    expect(await client.get(path)).toEqual(data);
  });

  describe('finds', () => {
    beforeAll(() => client.batch(ITEMS.map(([id, data]) => [`items/${id}`, data])));

    it.each(SEARCHES)('%s', async (_title, search, ids) => {
      expect(await client.find('items', search)).toEqual(ids);
      expect(await client.count('items', search)).toBe(ids.length);
    });
  });

  it('merges, replaces and removes', async () => {
    await client.set('m/one', { a: 1, b: 2 });
    await client.merge('m/one', { b: 3, c: 4 });
    expect(await client.get('m/one')).toEqual({ a: 1, b: 3, c: 4 });
    await client.set('m/one', { z: 1 });
    expect(await client.get('m/one')).toEqual({ z: 1 });
    await client.remove('m/one');
    await client.remove('m/one');
    expect(await client.get('m/one')).toBeUndefined();
  });

  it('refuses to update what is missing', async () => {
    await expect(client.update('m/missing', { a: 1 })).rejects.toThrow('NOT_FOUND');
  });

  it('refuses reserved ids', async () => {
    // The web SDK over REST goes by the HTTP status, which these two share.
    await expect(client.set('m/__reserved__', {})).rejects.toThrow(/INVALID_ARGUMENT|FAILED_PRECONDITION/);
  });

  it('writes all of a batch or nothing', async () => {
    await expect(
      client.batch([
        ['m/first', { a: 1 }],
        ['m/__second__', { a: 1 }],
      ]),
    ).rejects.toThrow();
    expect(await client.get('m/first')).toBeUndefined();
  });
});
