import { describe, expect, it } from 'vitest';
import {
  array,
  bytes,
  double,
  fieldsOf,
  geo,
  int,
  map,
  path,
  ref,
  text,
  time,
  vector,
} from '../model/testing/values.ts';
import { FALSE, NULL, referenceValue, TRUE, type Value } from '../model/value.ts';
import { readEntity } from './read-entity.ts';
import { embedded, entity, type TestEntityParts, type TestProperty } from './testing/google-encoder.ts';
import { writeEntity } from './write-entity.ts';

const TIME = { seconds: 0, nanos: 0 };
const DEMO = { projectId: 'demo', databaseId: '(default)' };

function bytesOf(key: string, fields: Record<string, Value>, database = DEMO): Buffer {
  const document = { path: path(key), fields: fieldsOf(fields), createTime: TIME, updateTime: TIME };
  return Buffer.from(writeEntity(database, document).bytes);
}

/** The fields read from a document another program wrote. */
function fieldsFrom(raw: readonly TestProperty[], parts?: TestEntityParts): Record<string, Value> {
  return Object.fromEntries(readEntity(entity('c/a', raw, parts)).fields);
}

/** What the official emulator 1.22 writes for the field `f`, after the key of the document. */
const OFFICIAL: readonly [Value, string][] = [
  [NULL, '7a071a0166' + '2000' + '2a00'],
  [TRUE, '7a091a0166' + '2000' + '2a021001'],
  [FALSE, '7a091a0166' + '2000' + '2a021000'],
  [int(42), '7a091a0166' + '2000' + '2a02082a'],
  [int(-7), '7a121a0166' + '2000' + '2a0b08f9ffffffffffffffff01'],
  [int(2n ** 63n - 1n), '7a111a0166' + '2000' + '2a0a08ffffffffffffffff7f'],
  [int(-(2n ** 63n)), '7a121a0166' + '2000' + '2a0b0880808080808080808001'],
  [double(1.5), '7a101a0166' + '2000' + '2a0921000000000000f83f'],
  [double(Number.NaN), '7a101a0166' + '2000' + '2a0921000000000000f87f'],
  [double(Number.NEGATIVE_INFINITY), '7a101a0166' + '2000' + '2a0921000000000000f0ff'],
  [text(''), '7a091a0166' + '2000' + '2a021a00'],
  [text('hé'), '7a0c1a0166' + '2000' + '2a051a0368c3a9'],
  [bytes(0, 1, 2, 255), '7a0f080e1a0166' + '2000' + '2a061a04000102ff'],
  [time(1_704_164_645, 123_456_000), '7a1208071a0166' + '2000' + '2a090880ebbe82dcbd8303'],
  [time(-62_135_596_800), '7a1408071a0166' + '2000' + '2a0b088080d1869080d091ff01'],
  [geo(35.5, -139.25), '7a1d08091a0166' + '2000' + '2a142b310000000000c0414039000000000068' + '61c02c'],
  [ref('c/a'), '7a1c1a0166' + '2000' + '2a15636a086465767e64656d6f737a01638a0101617464'],
  [map({}), '7a1408131a0166' + '2000' + '2a0b1a096a046a007200820100'],
  [map({ z: TRUE }), '7a1f08131a0166' + '2000' + '2a161a146a046a0072007a091a017a20002a021001820100'],
  [
    vector(1),
    '7a2f08131a0166' +
      '2000' +
      '2a261a246a046a007200' +
      '7a191a0a5f5f766563746f725f5f20012a0921000000000000f03f' +
      '820100',
  ],
  [array(), '720908181a0166' + '2000' + '2a00'],
  [array(int(1), NULL), '7a091a0166' + '2001' + '2a020801' + '7a071a0166' + '2001' + '2a00'],
];

describe('a document in an export', () => {
  it('has the bytes the official emulator writes, for each kind of value', () => {
    for (const [value, hex] of OFFICIAL) {
      const [key, group] = ['6a146a086465767e64656d6f72080b1201632201610c', '8201080b1201632201610c'];
      expect(bytesOf('c/a', { f: value }).toString('hex')).toBe(`${key}${hex}${group}`);
    }
  });

  it('has numbers as ids where they are numbers, and its database where it has a name', () => {
    expect(bytesOf('c/__id7__', {})).toEqual(entity('c/7', [], { key: { app: 'dev~demo' } }));
    expect(bytesOf('c/__id007__', {}).includes('__id007__')).toBe(true);
    expect(bytesOf('c/a/d/b', {}, { ...DEMO, databaseId: 'db2' })).toEqual(
      entity('c/a/d/b', [], { key: { app: 'dev~demo', databaseId: 'db2' } }),
    );
    const negative = readEntity(bytesOf('c/__id-3__', {}));
    expect([negative.path.key, negative.databaseId]).toEqual(['c/__id-3__', '(default)']);
  });

  it('is told apart from those the format cannot hold', () => {
    // Other programs get the character that stands for what is none.
    expect(readEntity(bytesOf('c/a', { f: text('a\ud83d') })).fields.get('f')).toEqual(text('a\ufffd'));
    const exact = (value: Value) =>
      writeEntity(DEMO, {
        path: path('c/a'),
        fields: fieldsOf({ f: value }),
        createTime: TIME,
        updateTime: TIME,
      }).isExact;
    expect(
      [text('a\ud83d\ude00'), text('a\ud83d'), map({ 'b\udc00': NULL }), array(array())].map(exact),
    ).toEqual([true, false, false, false]);
  });
});

describe('a document of another program', () => {
  it('is read, with fields indexed or not, and arrays of one element', () => {
    const raw = [
      { name: 'text', meaning: 15, value: { stringValue: Buffer.from('long') } },
      { name: 'list', multiple: true, value: { int64Value: 1 } },
      { name: 'tag', multiple: true, value: { pointValue: { x: 1, y: 2 } } },
    ];
    const indexed = [
      { name: 'bytes', meaning: 16, value: { stringValue: Buffer.from([200]) } },
      { name: 'when', meaning: 7, value: { int64Value: -1 } },
      { name: 'list', multiple: true, value: { stringValue: Buffer.from('é') } },
      { name: 'none', meaning: 24 },
    ];
    expect(fieldsFrom(raw, { indexed })).toEqual({
      bytes: bytes(200),
      when: time(-1, 999_999_000),
      list: array(text('é'), int(1)),
      none: array(),
      text: text('long'),
      tag: array(geo(1, 2)),
    });
  });

  it('has maps in maps and vectors, in all forms they are found in', () => {
    const vectorMap = embedded([
      { name: '__type__', value: { stringValue: Buffer.from('__vector__') } },
      { name: 'value', multiple: true, value: { doubleValue: 1 } },
      { name: 'value', multiple: true, value: { doubleValue: 2 } },
    ]);
    const emptyVector = embedded([], [{ name: '__vector__', meaning: 24 }]);
    const inner = embedded(
      [{ name: 'x', meaning: 19, value: embedded([]) }],
      [{ name: 'y', value: { booleanValue: true } }],
    );
    expect(
      fieldsFrom([
        { name: 'v', meaning: 19, value: vectorMap },
        { name: 'e', meaning: 19, value: emptyVector },
        { name: 'm', meaning: 19, value: inner },
        { name: 'old', meaning: 31, multiple: true, value: { doubleValue: 1 } },
        { name: 'old', meaning: 31, multiple: true, value: { doubleValue: 2.5 } },
      ]),
    ).toEqual({ old: vector(1, 2.5), v: vector(1, 2), e: vector(), m: map({ y: TRUE, x: map({}) }) });
  });

  it('has references to its project, which is the one it comes to for indexed fields only', () => {
    const to = (app: string, databaseId?: string) => ({
      referenceValue: { app, pathElement: [{ type: 'c', id: 7 }], ...(databaseId && { databaseId }) },
    });
    const at = (projectId: string, databaseId = '(default)') =>
      referenceValue({ projectId, databaseId }, path('c/__id7__'));
    expect(
      fieldsFrom(
        [
          { name: 'raw', value: to('s~production', 'db2') },
          { name: 'plain', value: to('domain.com:p') },
          { name: 'deep', meaning: 19, value: embedded([], [{ name: 'r', value: to('s~production') }]) },
        ],
        { indexed: [{ name: 'home', value: to('s~production', 'db2') }] },
      ),
    ).toEqual({
      raw: at('production', 'db2'),
      plain: at('domain.com:p'),
      deep: map({ r: at('production') }),
      home: at('', 'db2'),
    });
  });

  it('that is none of Firestore is refused', () => {
    const user = { userValue: { email: 'a@b.c', authDomain: 'b.c' } };
    expect(() => fieldsFrom([{ name: 'u', meaning: 20, value: user }])).toThrow(
      'the field "u" is of a kind this emulator does not know (meaning 20, value 8)',
    );
    expect(() => fieldsFrom([{ name: 'r', meaning: 13, value: { int64Value: 5 } }])).toThrow('meaning 13');
    expect(() => fieldsFrom([{ name: 'e', meaning: 2 }])).toThrow('meaning 2, value 0');
    expect(() => fieldsFrom([], { key: { nameSpace: 'n' } })).toThrow('the namespace "n"');
    expect(() => readEntity(Buffer.alloc(0))).toThrow('it has no path');
    expect(() => readEntity(entity('c/', []))).toThrow('its path lacks an id');
    const whole = entity('c/a', [{ name: 's', value: { stringValue: Buffer.from('text') } }]);
    expect(() => readEntity(whole.subarray(0, whole.length - 16))).toThrow();
    let deep: object = embedded([]);
    for (let depth = 0; depth < 120; depth++) deep = embedded([{ name: 'm', meaning: 19, value: deep }]);
    expect(() => fieldsFrom([{ name: 'm', meaning: 19, value: deep }])).toThrow('nest deeper than 100');
  });
});
