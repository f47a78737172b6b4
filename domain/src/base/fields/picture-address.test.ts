import { describe, expect, it } from 'vitest';
import { aPictureAddress } from '../../testing/builders.ts';
import { LOCAL_BUCKET } from '../ports.ts';
import { isPictureIn, STORAGE_ORIGIN } from './picture-address.ts';

const STORE = { origin: STORAGE_ORIGIN, bucket: LOCAL_BUCKET };
const own = aPictureAddress('chair', 'seller-1');

describe('isPictureIn', () => {
  it('knows the pictures of a bucket, and of one account', () => {
    expect(isPictureIn(own, STORE)).toBe(true);
    expect(isPictureIn(`${own}&token=6d1f3c52-0c54-4a1b-9d11-0a5f7f0f2c11`, STORE)).toBe(true);
    expect(isPictureIn(own, STORE, 'seller-1')).toBe(true);
    expect(isPictureIn(own, STORE, 'seller')).toBe(false);
    expect(isPictureIn(own, STORE, 'seller-2')).toBe(false);
    expect(isPictureIn(own, { ...STORE, bucket: 'another.appspot.com' })).toBe(false);
    expect(isPictureIn(own, { ...STORE, origin: 'http://127.0.0.1:9199' })).toBe(false);
    const local = own.replace(STORAGE_ORIGIN, 'http://127.0.0.1:9199');
    expect(isPictureIn(local, { ...STORE, origin: 'http://127.0.0.1:9199' }, 'seller-1')).toBe(true);
  });

  it.each([
    own.replace('https://', 'https://firebasestorage.googleapis.com@tracker.example/'),
    own.replace('.com/', '.com.tracker.example/'),
    own.replace('/o/', '/o/..%2F'),
    own.replace('images%2F', 'images/'),
    own.replace('?alt=media', ''),
    own.replace('?alt=media', '?alt=json'),
    `${own}&token=`,
    `${own}"onerror="alert(1)`,
    `${own}\n`,
    ` ${own}`,
    `${own} 480w, https://tracker.example/p.webp`,
  ])('takes %j for none', (url) => expect(isPictureIn(url, STORE)).toBe(false));
});
