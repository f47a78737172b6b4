import { expect, it } from 'vitest';
import { newVapidKeyPair, vapidKeyPairOf } from './vapid-keys.ts';

it('gives a key that begins with zeros its whole length, and the same public key', () => {
  const short = Buffer.alloc(31, 7);
  const whole = Buffer.concat([Buffer.alloc(1), short]);
  const pair = vapidKeyPairOf(short);
  expect(Buffer.from(pair.privateKey, 'base64url')).toEqual(whole);
  expect(pair).toEqual(vapidKeyPairOf(whole));
});

it('makes another pair each time', () => {
  const [one, other] = [newVapidKeyPair(), newVapidKeyPair()];
  expect(one.privateKey).toMatch(/^[\w-]{43}$/);
  expect(one.publicKey).toMatch(/^[\w-]{87}$/);
  expect(other.privateKey).not.toBe(one.privateKey);
});
