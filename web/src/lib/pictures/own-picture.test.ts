import { LOCAL_BUCKET } from '@thriftline/domain/base/ports';
import { aPictureAddress } from '@thriftline/domain/testing/builders';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOwnPhoto, isOwnPicture } from './own-picture.ts';

const own = aPictureAddress();
const google = 'https://lh3.googleusercontent.com/a/ACg8ocJ_x-y=s96-c';

beforeEach(() => vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', LOCAL_BUCKET));
afterEach(() => vi.unstubAllEnvs());

describe('isOwnPicture', () => {
  it.each([own, `${own}&token=6d1f3c52-0c54-4a1b-9d11-0a5f7f0f2c11`, 'blob:https://shop.example/6d1f3c52'])(
    'takes %s',
    (url) => expect(isOwnPicture(url)).toBe(true),
  );

  it.each([
    '',
    'https://tracker.example/p.webp',
    own.replace(LOCAL_BUCKET, 'another.appspot.com'),
    own.replace('https:', 'http:'),
    own.replace('https://firebasestorage.googleapis.com', 'http://127.0.0.1:9199'),
    own.replace('images%2F', 'files%2F'),
    own.replace('images%2F', 'images%2F..%2F'),
    'data:image/svg+xml,<svg/>',
    google,
  ])('refuses %s', (url) => expect(isOwnPicture(url)).toBe(false));
});

describe('isOwnPhoto', () => {
  it('takes a Google account’s photo, too', () => {
    expect(isOwnPhoto(google)).toBe(true);
    expect(isOwnPhoto(own)).toBe(true);
    expect(isOwnPhoto('https://tracker.example/p.webp')).toBe(false);
  });
});
