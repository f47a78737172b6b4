import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it('ends every row the way RFC 4180 says', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['1', '2'],
      ]),
    ).toBe('a,b\r\n1,2\r\n');
  });

  it.each([
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['two\r\nlines', '"two\r\nlines"'],
    ['plain text', 'plain text'],
    ['', ''],
  ])('quotes %j only where it must', (value, written) => {
    expect(toCsv([[value]])).toBe(`${written}\r\n`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('lets no spreadsheet run %j', (value) => {
    expect(toCsv([[value]])).toBe(`'${value}\r\n`);
  });

  it('guards and quotes a formula with a comma', () => {
    expect(toCsv([['=HYPERLINK("http://x","y")']])).toBe(`"'=HYPERLINK(""http://x"",""y"")"\r\n`);
  });

  it.each([
    ['Chair;=cmd|x', "Chair;'=cmd|x"],
    ['Chair; \u00a0-1+1', "Chair; \u00a0'-1+1"],
    ['Chair\t@SUM(A1)', "Chair\t'@SUM(A1)"],
    ['Chair\n+1', `"Chair\n'+1"`],
    ['Chair\r\n =1', `"Chair\r\n '=1"`],
    ['Chair;;=1;-2', "Chair;;'=1;'-2"],
    // Where the comma ends no cell, the quotes that stand for one are an empty pair.
    ['Chair;"=1;x', `"Chair;""'=1;x"`],
    ['\t=1', "'\t'=1"],
    ['\n=1', `"\n'=1"`],
    ['=1;=2', "'=1;'=2"],
  ])('lets no spreadsheet run what of %j comes after a separator', (value, written) => {
    expect(toCsv([[value]])).toBe(`${written}\r\n`);
  });

  it.each(['a=b+c-d@e', 'a = b + c', 'one; two-three', 'red - blue', '12;5'])(
    'leaves those characters alone elsewhere: %j',
    (value) => expect(toCsv([[value]])).toBe(`${value}\r\n`),
  );
});
