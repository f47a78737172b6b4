import { describe, expect, it } from 'vitest';
import { jsonBody, MAX_JSON_BYTES } from './json-body.ts';
import type { HostedRequest } from './read-body.ts';

const withBody = (rawBody: Buffer) => ({ rawBody, headers: {} }) as unknown as HostedRequest;
const ofText = (text: string) => withBody(Buffer.from(text));
const padded = (bytes: number) => ofText(`{}${' '.repeat(bytes - 2)}`);
const withFields = (count: number) =>
  ofText(JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 1]))));

describe('jsonBody', () => {
  it('reads JSON', async () => {
    expect(await jsonBody(ofText('{"email":"bea@example.com"}'))).toEqual({ email: 'bea@example.com' });
  });

  for (const [name, body] of [
    ['an empty body', Buffer.alloc(0)],
    ['a cut-off body', Buffer.from('{"email":')],
    ['a form', Buffer.from('email=bea%40example.com')],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22])],
  ] as const) {
    it(`refuses ${name}`, async () => {
      await expect(jsonBody(withBody(body))).rejects.toMatchObject({
        code: 'invalid-argument',
        fields: { body: 'Not JSON' },
      });
    });
  }

  it('takes a body of the largest size and refuses one byte more', async () => {
    expect(await jsonBody(padded(MAX_JSON_BYTES))).toEqual({});
    await expect(jsonBody(padded(MAX_JSON_BYTES + 1))).rejects.toMatchObject({ code: 'payload-too-large' });
  });

  it('refuses more values than anything has, however they are nested', async () => {
    expect(Object.keys((await jsonBody(withFields(499))) as object)).toHaveLength(499);
    const deep = (count: number) => ofText('['.repeat(count) + ']'.repeat(count));
    expect(await jsonBody(deep(499))).toBeInstanceOf(Array);
    const many = { code: 'invalid-argument', message: 'The body can have at most 500 fields.' };
    for (const body of [withFields(500), deep(501), deep(30_000)]) {
      await expect(jsonBody(body)).rejects.toMatchObject(many);
    }
  });
});
