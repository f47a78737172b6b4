import { expect, it } from 'vitest';
import { LONG_EMAIL, NO_EMAIL } from '../../base/fields/email-address.ts';
import { email } from '../../base/fields/fields.ts';
import { FIELD_REQUIRED } from '../../base/texts/specified-messages.ts';
import { loginFaults } from './login.ts';

const fault = (address: string) => loginFaults({ email: address, password: 'thriftline' }).email;

it.each([
  ['', FIELD_REQUIRED],
  ['ann', NO_EMAIL],
  ['ann @shop.example', NO_EMAIL],
  [`${'a'.repeat(254)}@shop.example`, LONG_EMAIL],
  ['ann@shop.example', undefined],
])('says of the address %j what every other form says', (address, words) => {
  expect(fault(address)).toBe(words);
  expect(email().isValidSync(address)).toBe(words === undefined);
});

it('asks for a password', () => {
  expect(loginFaults({ email: 'ann@shop.example', password: '' }).password).toBe(FIELD_REQUIRED);
});
