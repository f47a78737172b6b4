import { describe, expect, it } from 'vitest';
import { parseAuthorization } from './auth-header.ts';

const token = (claims: object) =>
  `Bearer ${['{}', JSON.stringify(claims)].map((part) => Buffer.from(part).toString('base64url')).join('.')}.`;

describe('the Authorization header', () => {
  it.each([undefined, '', 'Basic abc'])('%s is nobody', (header) => {
    expect(parseAuthorization(header)).toEqual({ kind: 'anonymous' });
  });

  it.each(['Bearer owner', 'bearer Owner', 'Bearer ya29.abc', 'Bearer YA29.abc'])(
    '%s is an administrator',
    (header) => {
      expect(parseAuthorization(header)).toEqual({ kind: 'admin' });
    },
  );

  it('is believed, whatever its signature and dates say', () => {
    const claims = { sub: 'ä', iat: 0, exp: 1, role: 'Käufer' };
    expect(parseAuthorization(token(claims))).toEqual({ kind: 'user', uid: 'ä', claims });
  });

  it('may name the user by user_id', () => {
    expect(parseAuthorization(token({ user_id: 'u1' }))).toMatchObject({ uid: 'u1' });
  });

  it('names somebody without an id when its claims name nobody', () => {
    expect(parseAuthorization(token({ role: 'x' }))).toEqual({
      kind: 'user',
      uid: '',
      claims: { role: 'x' },
    });
  });

  it.each(['Bearer garbage', 'Bearer a.b.c', token([])])('%s is refused', (header) => {
    expect(() => parseAuthorization(header)).toThrow(/invalid jwt|Invalid JSON/);
  });
});
