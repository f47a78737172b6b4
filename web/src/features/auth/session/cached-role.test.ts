import { expect, it } from 'vitest';
import { cachedRole } from './cached-role.ts';

function userWith(claims: object) {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return { toJSON: () => ({ stsTokenManager: { accessToken: `header.${payload}.signature` } }) };
}

it('reads the role from the cached token, and none from one that has none or is no token', () => {
  expect(cachedRole(userWith({ role: 'Seller', name: 'Zoë ÿ?>' }))).toBe('Seller');
  expect(cachedRole(userWith({ role: 'Emperor' }))).toBeNull();
  expect(cachedRole(userWith({}))).toBeNull();
  expect(cachedRole({ toJSON: () => ({}) })).toBeNull();
  expect(cachedRole({ toJSON: () => ({ stsTokenManager: { accessToken: 'a.%.c' } }) })).toBeNull();
});
