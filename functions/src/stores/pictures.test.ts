import { describe, expect, it } from 'vitest';
import { picturePathOf } from './pictures.ts';

const BUCKET = 'https://firebasestorage.googleapis.com/v0/b/shop.firebasestorage.app/o';

describe('picturePathOf', () => {
  it('finds the path of the account’s own picture', () => {
    expect(picturePathOf(`${BUCKET}/images%2Fseller-1%2Fa.webp?alt=media&token=t`, 'seller-1')).toBe(
      'images/seller-1/a.webp',
    );
  });

  for (const url of [
    `${BUCKET}/images%2Fseller-2%2Fa.webp?alt=media`,
    `${BUCKET}/images%2Fseller-12%2Fa.webp`,
    'https://pictures.example/chair.webp',
    `${BUCKET}/%E0%A4%A`,
  ]) {
    it(`finds nothing of theirs in ${url}`, () => expect(picturePathOf(url, 'seller-1')).toBeUndefined());
  }
});
