import type { Request } from 'express';
import { describe, expect, it } from 'vitest';
import { jsonBody, MAX_JSON_BYTES } from './raw-json.ts';

const withBody = (rawBody?: Buffer) => ({ rawBody }) as unknown as Request;
const padded = (bytes: number) => Buffer.from(`{}${' '.repeat(bytes - 2)}`);

describe('jsonBody', () => {
  it('reads JSON', () => {
    expect(jsonBody(withBody(Buffer.from('{"email":"bea@example.com"}')))).toEqual({
      email: 'bea@example.com',
    });
  });

  for (const [name, body] of [
    ['no body', undefined],
    ['an empty body', Buffer.alloc(0)],
    ['a cut-off body', Buffer.from('{"email":')],
    ['a form', Buffer.from('email=bea%40example.com')],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ] as const) {
    it(`refuses ${name}`, () => {
      expect(() => jsonBody(withBody(body))).toThrow(
        expect.objectContaining({ code: 'invalid-argument', fields: { body: 'Not JSON' } }),
      );
    });
  }

  it('takes a body of the largest size and refuses one byte more', () => {
    expect(jsonBody(withBody(padded(MAX_JSON_BYTES)))).toEqual({});
    expect(() => jsonBody(withBody(padded(MAX_JSON_BYTES + 1)))).toThrow(
      expect.objectContaining({ code: 'payload-too-large' }),
    );
  });
});
