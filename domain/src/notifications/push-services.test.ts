import { expect, it } from 'vitest';
import { isPushEndpoint } from './push-services.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
  'https://fcm.googleapis.com:443/wp/abc',
])('a browser may be told at %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

it.each([
  ['not at all an address', 'fcm.googleapis.com'],
  ['without https', 'http://fcm.googleapis.com/fcm/send/abc'],
  ['of another scheme', 'ftp://fcm.googleapis.com/abc'],
  ['at another port', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
  ['with a name and a password', 'https://me:secret@fcm.googleapis.com/fcm/send/abc'],
  ['of another host', 'https://metadata.google.internal/computeMetadata/v1/'],
  ['of this machine', 'http://127.0.0.1:8080/'],
  ['of a network of ours', 'https://10.0.0.1/'],
  ['below a host that has none below it', 'https://evil.fcm.googleapis.com/abc'],
  ['of a host that only ends alike', 'https://evilfcm.googleapis.com/abc'],
  ['of a domain that only ends alike', 'https://evilpush.apple.com/abc'],
  ['of the domain itself', 'https://push.apple.com/abc'],
  ['with a known host as a name', 'https://fcm.googleapis.com@evil.example/abc'],
  ['with a known host in its path', 'https://evil.example/fcm.googleapis.com'],
])('nobody is told at an address %s', (_what, endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

it('a further origin is one whole, not its beginning', () => {
  const further = ['http://127.0.0.1:960'];
  expect(isPushEndpoint('http://127.0.0.1:960/push/abc', further)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:9600/push/abc', further)).toBe(false);
  expect(isPushEndpoint('http://127.0.0.1:9600@evil.example/abc', further)).toBe(false);
});
