import { msg } from '@lingui/core/macro';
import { AppError } from '@thriftline/domain/base/errors';
import { describe, expect, it, vi } from 'vitest';
import { sendError, toAppError } from './error-response.ts';

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

it('answers in English, with what words it in other languages', () => {
  const body = vi.fn();
  const response = { set: () => response, status: () => response, json: body };
  const [words, fault] = [msg`This item is sold.`, msg`Must be a number`];
  sendError(response as never, new AppError('conflict', words, { fields: { price: fault } }));
  expect(body).toHaveBeenCalledWith({
    error: {
      code: 'conflict',
      message: 'This item is sold.',
      text: { id: words.id },
      fields: { price: 'Must be a number' },
      fieldTexts: { price: { id: fault.id } },
    },
  });
});
