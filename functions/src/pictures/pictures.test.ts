import { describe, expect, it } from 'vitest';
import { basePath, ownerOf, pathIn } from './pictures.ts';

const BUCKET = 'https://firebasestorage.googleapis.com/v0/b/shop.firebasestorage.app/o';

describe('pathIn', () => {
  it('finds the path of a picture, and whose it is', () => {
    const path = pathIn(`${BUCKET}/images%2Fseller-1%2Fa%20b.webp?alt=media&token=t`);
    expect(path).toBe('images/seller-1/a b.webp');
    expect(ownerOf(path ?? '')).toBe('seller-1');
  });

  for (const url of [
    'https://pictures.example/chair.webp',
    'https://pictures.example/images%2Fseller-1%2Fa.webp',
    `${BUCKET}/files%2Fseller-1%2Fa.webp`,
    `${BUCKET}/images%2F%E0%A4%A`,
  ]) {
    it(`finds no picture of ours in ${url}`, () => expect(pathIn(url)).toBeUndefined());
  }
});

describe('basePath', () => {
  it('is one for both variants of a picture, and each other path its own', () => {
    expect(basePath('images/s/a-1600.webp')).toBe(basePath('images/s/a-480.webp'));
    expect(basePath('images/s/a-1600.webp')).not.toBe(basePath('images/s/b-1600.webp'));
    // What a browser uploads as it was picked may be of any type.
    expect(basePath('images/s/a-1600.png')).toBe(basePath('images/s/a-480.png'));
    expect(basePath('images/s/a.png')).toBe('images/s/a.png');
  });
});
