import { describe, expect, it } from 'vitest';
import { parseForwardForm } from './forward-form.ts';

describe('the body of a forward POST', () => {
  it('carries messages with consecutive ids', () => {
    const body = `count=2&ofs=7&req0___data__=${encodeURIComponent('{"a":"ü&="}')}&req1___data__=b`;
    expect(parseForwardForm(body).maps).toEqual([
      { id: 7, data: '{"a":"ü&="}' },
      { id: 8, data: 'b' },
    ]);
  });

  it('of the handshake carries request headers', () => {
    const headers = encodeURIComponent('Authorization:Bearer a.b.c\r\nX-Goog-Api-Client:gl-js/ fire/12\r\n');
    expect([...parseForwardForm(`headers=${headers}&count=0&ofs=0`).headers]).toEqual([
      ['authorization', 'Bearer a.b.c'],
      ['x-goog-api-client', 'gl-js/ fire/12'],
    ]);
  });

  it('may be empty', () => {
    expect(parseForwardForm('').maps).toEqual([]);
  });
});
