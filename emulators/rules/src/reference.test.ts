import { describe, expect, it } from 'vitest';
import { casts } from './functions/casts.ts';
import { NAMESPACES } from './functions/namespaces.ts';
import { bytesMethods } from './methods/bytes.ts';
import { durationMethods } from './methods/duration.ts';
import { latLngMethods } from './methods/latlng.ts';
import { listMethods } from './methods/list.ts';
import { mapMethods } from './methods/map.ts';
import { mapDiffMethods } from './methods/map-diff.ts';
import { pathMethods } from './methods/path.ts';
import { setMethods } from './methods/set.ts';
import { stringMethods } from './methods/string.ts';
import { timestampMethods } from './methods/timestamp.ts';
import { evaluate } from './testing/evaluate.ts';

/**
 * Each member that the reference of the language documents: a value of its type, its arguments, and what comes out.
 * The tests beside the types go into the corners; this table keeps the list whole.
 */
type Row = readonly [member: string, args: string, outcome: string];
type Section = readonly [
  type: string,
  known: ReadonlyMap<string, unknown>,
  self: string,
  rows: readonly Row[],
];

const DIFF = "{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5})";
const TIME = '(timestamp.date(2024, 5, 6) + duration.time(7, 8, 9, 10000000))';

const TYPES: readonly Section[] = [
  [
    'String',
    stringMethods,
    "' aB '",
    [
      ['lower', '', '" ab "'],
      ['upper', '', '" AB "'],
      ['trim', '', '"aB"'],
      ['size', '', '4'],
      ['matches', "' [a-z]B '", 'true'],
      ['replace', "'[a-zA-Z]', '-'", '" -- "'],
      ['split', "'a'", '[" ", "B "]'],
      ['toUtf8', '', "b' aB '"],
    ],
  ],
  [
    'Bytes',
    bytesMethods,
    "b'~~~'",
    [
      ['size', '', '3'],
      ['toBase64', '', '"fn5-"'],
      ['toHexString', '', '"7E7E7E"'],
    ],
  ],
  [
    'List',
    listMethods,
    '[1, 2, 2]',
    [
      ['concat', '[3]', '[1, 2, 2, 3]'],
      ['hasAll', '[1, 2]', 'true'],
      ['hasAny', '[3]', 'false'],
      ['hasOnly', '[1, 2]', 'true'],
      ['join', "'-'", '"1-2-2"'],
      ['removeAll', '[2]', '[1]'],
      ['size', '', '3'],
      ['toSet', '', '[1, 2].toSet()'],
    ],
  ],
  [
    'Set',
    setMethods,
    '[1, 2].toSet()',
    [
      ['difference', '[2].toSet()', '[1].toSet()'],
      ['hasAll', '[1]', 'true'],
      ['hasAny', '[3]', 'false'],
      ['hasOnly', '[1, 2, 3].toSet()', 'true'],
      ['intersection', '[2, 3].toSet()', '[2].toSet()'],
      ['size', '', '2'],
      ['union', '[3].toSet()', '[1, 2, 3].toSet()'],
    ],
  ],
  [
    'Map',
    mapMethods,
    "{'b': {'c': 1}, 'a': 2}",
    [
      ['diff', '{}', "{'a': 2, 'b': {'c': 1}}.diff({})"],
      ['get', "['b', 'c'], 0", '1'],
      ['get', "'x', 0", '0'],
      ['keys', '', '["a", "b"]'],
      ['size', '', '2'],
      ['values', '', '[{"c": 1}, 2]'],
    ],
  ],
  [
    'MapDiff',
    mapDiffMethods,
    DIFF,
    [
      ['addedKeys', '', "['a'].toSet()"],
      ['affectedKeys', '', "['a', 'c', 'd'].toSet()"],
      ['changedKeys', '', "['c'].toSet()"],
      ['removedKeys', '', "['d'].toSet()"],
      ['unchangedKeys', '', "['b'].toSet()"],
    ],
  ],
  ['Path', pathMethods, "path('/a/{x}/b')", [['bind', "{'x': 'y'}", '/a/y/b']]],
  [
    'Timestamp',
    timestampMethods,
    TIME,
    [
      ['date', '', 'timestamp.date(2024, 5, 6)'],
      ['day', '', '6'],
      ['dayOfWeek', '', '1'],
      ['dayOfYear', '', '127'],
      ['hours', '', '7'],
      ['minutes', '', '8'],
      ['month', '', '5'],
      ['nanos', '', '10000000'],
      ['seconds', '', '9'],
      ['time', '', 'duration.time(7, 8, 9, 10000000)'],
      ['toMillis', '', '1714979289010'],
      ['year', '', '2024'],
    ],
  ],
  [
    'Duration',
    durationMethods,
    "duration.value(1500, 'ms')",
    [
      ['nanos', '', '500000000'],
      ['seconds', '', '1'],
    ],
  ],
  [
    'LatLng',
    latLngMethods,
    'latlng.value(1, 2)',
    [
      ['distance', 'latlng.value(1, 2)', '0.0'],
      ['latitude', '', '1.0'],
      ['longitude', '', '2.0'],
    ],
  ],
];

const none: ReadonlyMap<string, unknown> = new Map();
const SPACES: readonly Section[] = [
  [
    'duration',
    NAMESPACES.get('duration') ?? none,
    '',
    [
      ['abs', "duration.value(-1, 's')", "duration.value(1, 's')"],
      ['time', '1, 2, 3, 4', "duration.value(3723000000004, 'ns')"],
      ['value', "1, 'w'", "duration.value(7, 'd')"],
    ],
  ],
  [
    'hashing',
    NAMESPACES.get('hashing') ?? none,
    '',
    [
      ['crc32', "'a'", "hashing.crc32(b'a')"],
      ['crc32c', "'a'", "hashing.crc32c(b'a')"],
      ['md5', "'a'", "hashing.md5(b'a')"],
      ['sha256', "'a'", "hashing.sha256(b'a')"],
    ],
  ],
  ['latlng', NAMESPACES.get('latlng') ?? none, '', [['value', '1.0, 2.0', 'latlng.value(1, 2)']]],
  [
    'math',
    NAMESPACES.get('math') ?? none,
    '',
    [
      ['abs', '-1.5', '1.5'],
      ['ceil', '1.5', '2.0'],
      ['floor', '1.5', '1.0'],
      ['isNaN', "float('NaN')", 'true'],
      ['pow', '2, 3', '8.0'],
      ['round', '1.5', '2'],
      ['sqrt', '4', '2.0'],
    ],
  ],
  [
    'timestamp',
    NAMESPACES.get('timestamp') ?? none,
    '',
    [
      ['date', '1970, 1, 2', 'timestamp.value(86400000)'],
      ['value', '0', 'timestamp.date(1970, 1, 1)'],
    ],
  ],
];

const CASTS: readonly Row[] = [
  ['float', "'1.5'", '1.5'],
  ['int', '1.5', '1'],
  ['path', "'/a/b'", '/a/b'],
  ['string', '1', '"1"'],
];

/** A call's outcome and the expected one, both as they print, or true where they are equal values. */
function check(call: string, outcome: string): void {
  const printed = evaluate(call);
  if (printed !== outcome) expect(evaluate(`${call} == ${outcome}`), `${call} is ${printed}`).toBe('true');
}

describe.each(TYPES)('the type %s', (_type, known, self, rows) => {
  it('has the documented methods and no others', () => {
    expect([...known.keys()].sort()).toEqual([...new Set(rows.map(([member]) => member))].sort());
  });

  it.each(rows)('%s(%s) is %s', (member, args, outcome) => {
    check(`${self}.${member}(${args})`, outcome);
    const oneTooMany = args === '' ? 'null' : `${args}, null`;
    expect(evaluate(`${self}.${member}(${oneTooMany})`)).toContain('error: Incorrect number of arguments.');
  });
});

describe.each(SPACES)('the namespace %s', (name, known, _self, rows) => {
  it('has the documented functions and no others', () => {
    expect([...known.keys()].sort()).toEqual([...new Set(rows.map(([member]) => member))].sort());
  });

  it.each(rows)('%s(%s) is %s', (member, args, outcome) => {
    check(`${name}.${member}(${args})`, outcome);
    expect(evaluate(`${name}.${member}(${args}, null)`)).toContain('error: Incorrect number of arguments.');
  });
});

describe('the casts', () => {
  it('are the documented ones and no others', () => {
    expect([...casts.keys()].sort()).toEqual(CASTS.map(([member]) => member).sort());
  });

  it.each(CASTS)('%s(%s) is %s', (member, args, outcome) => check(`${member}(${args})`, outcome));
});

describe('operators', () => {
  it.each([
    ['[1, 2][1]', '2'],
    ['[1, 2, 3][0:2]', '[1, 2]'],
    ["'abc'[1]", '"b"'],
    ["'abc'[1:3]", '"bc"'],
    ["{'a': 1}.a", '1'],
    ["{'a': 1}['a']", '1'],
    ['/a/b[1]', '"b"'],
    ['-(1)', '-1'],
    ['!false', 'true'],
    ['2 * 3', '6'],
    ['7 / 2', '3'],
    ['7 % 4', '3'],
    ['1 + 2', '3'],
    ["'a' + 'b'", '"ab"'],
    ['1 - 2', '-1'],
    ['1 < 2', 'true'],
    ['1 <= 1', 'true'],
    ['1 > 2', 'false'],
    ['1 >= 2', 'false'],
    ['1 in [1]', 'true'],
    ["'a' in {'a': 1}", 'true'],
    ['1 in [1].toSet()', 'true'],
    ['1 == 1.0', 'true'],
    ['1 != 2', 'true'],
    ['true && false', 'false'],
    ['true || false', 'true'],
    ['true ? 1 : 2', '1'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it.each([
    ['true', 'bool'],
    ["b'a'", 'bytes'],
    ["duration.value(1, 's')", 'duration'],
    ['1.5', 'float'],
    ['1', 'int'],
    ['latlng.value(1, 2)', 'latlng'],
    ['[1]', 'list'],
    ["{'a': 1}", 'map'],
    ['1', 'number'],
    ['1.5', 'number'],
    ['/a/b', 'path'],
    ["'a'", 'string'],
    ['request.time', 'timestamp'],
  ])('%s is %s, and null is not', (expression, type) => {
    expect(evaluate(`${expression} is ${type}`)).toBe('true');
    expect(evaluate(`null is ${type}`)).toBe('false');
  });
});
