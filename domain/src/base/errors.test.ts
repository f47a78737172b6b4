import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { AppError, toldError } from './errors.ts';
import { priceValue } from './texts/values.ts';

it('an error tells its words in English, and beside them what words it in other languages', () => {
  const now = priceValue(12.5);
  const fields = { price: msg`Must be ${now}`, offer: 'Is open' };
  const error = new AppError('conflict', msg`The item now costs ${now}.`, { fields });
  const values = { now: { kind: 'price', value: 12.5 } };
  expect(toldError(error)).toEqual({
    code: 'conflict',
    message: 'The item now costs $12.50.',
    text: { id: expect.any(String), values },
    fields: { price: 'Must be $12.50', offer: 'Is open' },
    fieldTexts: { price: { id: expect.any(String), values } },
  });
});

it('an error of plain words tells those alone', () => {
  expect(toldError(new AppError('internal', 'Try again.'))).toEqual({
    code: 'internal',
    message: 'Try again.',
  });
});

it('keeps a field that is named like a prototype', () => {
  const fields = JSON.parse('{"__proto__": "Unknown field"}') as Record<string, string>;
  expect(
    Object.keys(toldError(new AppError('invalid-argument', 'Check it.', { fields })).fields ?? {}),
  ).toEqual(['__proto__']);
});
