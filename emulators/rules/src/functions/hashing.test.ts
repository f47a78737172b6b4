import { describe, expect, it } from 'vitest';
import { evaluate } from '../testing/evaluate.ts';

describe('bytes', () => {
  it.each([
    ["'hello'.toUtf8().size()", '5'],
    ["'é'.toUtf8().size()", '2'],
    ["b'hi' == 'hi'.toUtf8()", 'true'],
    ["b'hi' == b'ho'", 'false'],
    ["b'hi'.toHexString()", '"6869"'],
    ["b'~~~'.toHexString()", '"7E7E7E"'],
    ["b'hi'.toBase64()", '"aGk="'],
    ["b'~~~'.toBase64()", '"fn5-"'],
    ["b'???'.toBase64()", '"Pz8_"'],
    ["b'a' < b'ab'", 'true'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });
});

describe('hashing', () => {
  it.each([
    ["hashing.md5('').toHexString()", '"D41D8CD98F00B204E9800998ECF8427E"'],
    [
      "hashing.sha256('abc').toHexString()",
      '"BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD"',
    ],
    ["hashing.crc32('123456789').toHexString()", '"2639F4CB"'],
    ["hashing.crc32c('123456789').toHexString()", '"839206E3"'],
    ["hashing.md5('hello'.toUtf8()) == hashing.md5('hello')", 'true'],
    ["hashing.crc32('a') is bytes", 'true'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression)).toBe(value);
  });

  it('takes strings and bytes only', () => {
    expect(evaluate('hashing.md5(1)')).toContain(
      'Received: hashing.md5(int). Expected: hashing.md5(bytes), hashing.md5(string).',
    );
  });
});
