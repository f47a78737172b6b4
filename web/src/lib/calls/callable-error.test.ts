import { expect, it } from 'vitest';
import { appErrorOfCallable } from './callable-error.ts';

it('gives the code, the fields and the words of the failure, without the status that the SDK adds', () => {
  const details = { code: 'conflict', fields: { productprice: 'Must be 30' } };
  const failure = { code: 'functions/failed-precondition', message: 'The price is $30 now. [400]', details };
  expect(appErrorOfCallable(failure)).toMatchObject({ message: 'The price is $30 now.', ...details });
});

it('keeps our words about somebody else who does not answer, and no words of the platform', () => {
  const failure = { code: 'functions/unavailable', message: 'The card provider does not answer. [503]' };
  const ours = { ...failure, details: { code: 'unavailable' } };
  expect(appErrorOfCallable(ours).message).toBe('The card provider does not answer.');
  expect(appErrorOfCallable(failure).message).toMatch(/can’t connect right now/);
});

it('keeps other brackets', () => {
  const failure = { code: 'functions/not-found', message: 'No item [1] of [400] here' };
  expect(appErrorOfCallable(failure)).toMatchObject({ code: 'not-found', message: failure.message });
});
