import { describe, expect, it } from 'vitest';
import { FirestoreError } from '../model/index.ts';
import { parseAuthorization } from './parse-authorization.ts';

const token = (claims: object) =>
  `Bearer ${['{}', JSON.stringify(claims)].map((part) => Buffer.from(part).toString('base64url')).join('.')}.`;

describe('the Authorization header', () => {
  it.each([undefined, ''])('%s is nobody', (header) => {
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

  it.each([
    ...['garbage', 'a.b.c', ' owner', 'owners', 'ya29', '', '{}.{}.'].map((text) => `Bearer ${text}`),
    ...['e30.e30', 'e30.e30.e30.e30', '.e30.', 'e30..', 'W10.e30.', 'eA.e30.'].map(
      (text) => `Bearer ${text}`,
    ),
    ...['e30.e30.a', 'e30.e30.a===', 'e30.e30.!!', 'e30.e30.+/'].map((text) => `Bearer ${text}`),
    token([]),
  ])('%s is refused', (header) => {
    expect(() => parseAuthorization(header)).toThrow(new FirestoreError('INVALID_ARGUMENT', 'invalid jwt'));
  });

  it.each(['e30.e30.', 'e30=.e30=.', 'e30.e30.ab', 'e30.e30._-_-'])('Bearer %s is somebody', (text) => {
    expect(parseAuthorization(`Bearer ${text}`)).toMatchObject({ kind: 'user', uid: '' });
  });

  it.each(['owner', 'Bearer', 'Bearerowner', 'Basic abc'])('%s is refused without a word', (header) => {
    expect(() => parseAuthorization(header)).toThrow(new FirestoreError('UNKNOWN', ''));
  });
});
