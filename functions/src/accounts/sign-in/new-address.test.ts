import { expect, it } from 'vitest';
import { newAddress } from './new-address.ts';

const account = { name: 'Vera Vouched', email: 'vera@example.com' };

it('takes address, words and badge along, and nothing where it is the same', () => {
  expect(newAddress(account, 'vera@example.com')).toEqual({});
  expect(newAddress(account, 'moved@example.com')).toEqual({
    email: 'moved@example.com',
    search: expect.arrayContaining(['moved', 'vera']),
    status: 'Unverified',
  });
});
