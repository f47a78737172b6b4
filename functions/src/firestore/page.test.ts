import { AppError } from '@thriftline/domain/base/errors';
import { MAX_PAGE } from '@thriftline/domain/calls/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { encodeCursor, pageRequest } from './page.ts';

function faultOf(query: { limit?: unknown; cursor?: unknown }): AppError | undefined {
  try {
    pageRequest(query);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  return undefined;
}

const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('pageRequest', () => {
  it('gives back the position that a cursor was made of', () => {
    const createdAt = new Timestamp(1_800_000_000, 123_456_000);
    expect(pageRequest({ limit: '7', cursor: encodeCursor({ createdAt, id: 'product-1' }) })).toEqual({
      limit: 7,
      after: { createdAt, id: 'product-1' },
    });
    const cursor = encodeCursor({ order: 3, id: 'chairs' });
    expect(pageRequest({ cursor }).after).toEqual({ order: 3, id: 'chairs' });
  });

  it('takes the first page of the usual size when nothing is asked', () => {
    expect(pageRequest({})).toEqual({ limit: MAX_PAGE });
  });

  for (const limit of ['1', String(MAX_PAGE)]) {
    it(`takes a limit of ${limit}`, () => expect(pageRequest({ limit }).limit).toBe(Number(limit)));
  }

  for (const limit of ['0', String(MAX_PAGE + 1), '-1', '1.5', 'ten', '', ['1', '2'], '1e1', '01', '+1']) {
    it(`refuses a limit of ${JSON.stringify(limit)}`, () => {
      expect(faultOf({ limit })).toMatchObject({
        code: 'invalid-argument',
        fields: { limit: expect.any(String) },
      });
    });
  }

  for (const cursor of [
    '',
    'x',
    cursorOf('text'),
    cursorOf([1, 2]),
    cursorOf([-1, 'a']),
    cursorOf([1.5, 'a']),
    cursorOf(['1', 'a']),
    cursorOf(['1', 0, 'a']),
    cursorOf([1.5, 0, 'a']),
    cursorOf([1, 1e9, 'a']),
    cursorOf([1e12, 0, 'a']),
    cursorOf([1, 0, 'a/b']),
    cursorOf([1, 0, 7]),
    `${encodeCursor({ createdAt: new Timestamp(1, 0), id: 'a' })}=`,
    cursorOf([1.0, 0, 'a', 'b']),
    Buffer.from('[1, 0, "a"]').toString('base64url'),
    ['a', 'b'],
  ]) {
    it(`refuses the cursor ${JSON.stringify(cursor)}`, () => {
      expect(faultOf({ cursor })).toMatchObject({
        code: 'invalid-argument',
        fields: { cursor: expect.any(String) },
      });
    });
  }
});
