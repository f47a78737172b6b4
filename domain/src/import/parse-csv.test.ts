import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

const geohashesOf = (text: string) => parseCsv(text).map(({ cells }) => cells);

describe('parseCsv', () => {
  it.each([
    [
      'plain',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'Windows line ends and one at the end',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'line ends of old',
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a byte order mark',
      '\uFEFFa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons, as Excel writes where the comma is decimal',
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1,5\t2;3',
      [
        ['a', 'b'],
        ['1,5', '2;3'],
      ],
    ],
    [
      'commas in a title are no separators',
      '"a;b;c",d\n1,2',
      [
        ['a;b;c', 'd'],
        ['1', '2'],
      ],
    ],
    [
      'quotes, separators and lines within quotes',
      'a,b\n"x ""y"", z","1\r\n2"',
      [
        ['a', 'b'],
        ['x "y", z', '1\r\n2'],
      ],
    ],
    ['empty cells, quoted or not', 'a,b,c\n,"",\n', [['a', 'b', 'c']]],
    [
      'an empty cell at each end',
      'a,b,c\n,1,\n2,,\n,,3',
      [
        ['a', 'b', 'c'],
        ['', '1', ''],
        ['2', '', ''],
        ['', '', '3'],
      ],
    ],
    ['rows of different lengths', 'a,b\n1\n1,2,3', [['a', 'b'], ['1'], ['1', '2', '3']]],
    ['empty lines', '\n\na\n\n \n1\n', [['a'], ['1']]],
    ['spaces, which belong to the cell', 'a\n 1 ', [['a'], [' 1 ']]],
    ['nothing', '', []],
    [
      'bars, where they are named',
      'sep=|\na|b\n1,5|2;3',
      [
        ['a', 'b'],
        ['1,5', '2;3'],
      ],
    ],
    ['a file that names a separator and has nothing else', 'sep=;', []],
  ])('reads %s', (_, text, rows) => {
    expect(geohashesOf(text)).toEqual(rows);
  });

  it.each(['sep=;\n', '\uFEFFsep=;\r\n', '"sep=;"\r', 'SEP=;\n'])(
    'goes by a separator named by %j',
    (naming) => {
      expect(geohashesOf(`${naming}a,b,c;d\n1,5;2`)).toEqual([
        ['a,b,c', 'd'],
        ['1,5', '2'],
      ]);
    },
  );

  it('says in which line a row begins, counting those within quotes', () => {
    expect(parseCsv('a\n"1\n2"\n\n3').map(({ line }) => line)).toEqual([1, 2, 5]);
    expect(parseCsv('sep=;\na\n1').map(({ line }) => line)).toEqual([2, 3]);
  });

  it.each([
    ['a\n"1', 'Line 2: a quote opens here and never closes.'],
    ['a\n"1"2', 'Line 2: text follows a closing quote.'],
    ['a\n5" pipe', 'Line 2: put a cell that contains quotes in quotes.'],
  ])('refuses %j', (text, fault) => {
    expect(() => parseCsv(text)).toThrow(new SyntaxError(fault));
  });

  it('reads back whatever is written as RFC 4180 has it', () => {
    const pieces = ['a', '"', ',', ';', '\n', '\r\n', ' ', 'é', ''];
    let seed = 1;
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let round = 0; round < 300; round += 1) {
      const rows = Array.from({ length: 1 + random(4) }, () => [
        'x',
        ...Array.from({ length: 3 }, () =>
          Array.from({ length: random(5) }, () => pieces[random(pieces.length)]).join(''),
        ),
      ]);
      const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
      const text = [['t', 'u', 'v', 'w'], ...rows].map((row) => row.map(quoted).join(',')).join('\r\n');
      // The titles tell the separator: quoted ones alone leave the comma.
      expect(geohashesOf(text).slice(1)).toEqual(rows);
    }
  });
});
