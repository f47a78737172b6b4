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

  it('leaves those characters alone inside a cell', () => {
    expect(toCsv([['a=b+c-d@e']])).toBe('a=b+c-d@e\r\n');
  });
});
