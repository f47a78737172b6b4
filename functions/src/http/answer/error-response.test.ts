import { AppError } from '@thriftline/domain/base/errors';
import { describe, expect, it } from 'vitest';
import { toAppError } from './error-response.ts';

describe('toAppError', () => {
  it('leaves a foreseen failure as it is', () => {
    const error = new AppError('conflict', 'Sold.');
    expect(toAppError(error)).toBe(error);
  });

  it('takes an address that cannot be decoded for the caller’s mistake', () => {
    expect(toAppError(Object.assign(new URIError('no'), { status: 400 })).code).toBe('invalid-argument');
  });

  for (const bug of [new TypeError('x is not a function'), 'text', null, { status: 500 }]) {
    it(`says nothing of a bug: ${String(bug)}`, () => {
      const error = toAppError(bug);
      expect(error.code).toBe('internal');
      expect(error.message).toBe('Something went wrong on our side. Try again.');
      expect(error.cause).toBe(bug);
    });
  }
});
