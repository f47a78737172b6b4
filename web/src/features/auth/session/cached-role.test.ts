import { expect, it } from 'vitest';
import { keptRole } from './kept-role.ts';

function userWith(claims: object) {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return { toJSON: () => ({ stsTokenManager: { accessToken: `header.${payload}.signature` } }) };
}

it('reads the role from the kept token, and none from one that has none or is no token', () => {
  expect(keptRole(userWith({ role: 'Seller', name: 'Zoë ÿ?>' }))).toBe('Seller');
  expect(keptRole(userWith({ role: 'Emperor' }))).toBeNull();
  expect(keptRole(userWith({}))).toBeNull();
  expect(keptRole({ toJSON: () => ({}) })).toBeNull();
  expect(keptRole({ toJSON: () => ({ stsTokenManager: { accessToken: 'a.%.c' } }) })).toBeNull();
});
