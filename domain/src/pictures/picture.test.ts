import { describe, expect, it } from 'vitest';
import { validate } from '../base/fields/validate.ts';
import { productSchema } from '../catalogue/product.ts';
import { aPicture, aProduct, somePictures } from '../testing/builders.ts';
import { MAX_PICTURES } from './picture.ts';
import { proposedAlt } from './picture-alt.ts';
import { pictureFileName, thumbOf } from './picture-variants.ts';
import { picturesOf } from './pictures-of.ts';

const refused = (overrides: object) => {
  try {
    validate(productSchema, aProduct(overrides));
  } catch (error) {
    return (error as { fields: Record<string, string> }).fields;
  }
  return undefined;
};

describe('the pictures of a product', () => {
  it('are up to six, or none in an older document', () => {
    for (const pictures of [undefined, somePictures(1), somePictures(MAX_PICTURES)]) {
      expect(refused(pictures ? { pictures } : {})).toBeUndefined();
    }
    expect(refused({ pictures: somePictures(MAX_PICTURES + 1) })).toEqual({ pictures: 'At most 6 photos' });
    expect(refused({ pictures: [] })).toEqual({ pictures: 'At least one photo' });
  });

  it('begin with the one in img and thumb', () => {
    expect(refused({ pictures: somePictures(2).reverse() })).toEqual({
      pictures: 'The first must be the photo in img and thumb',
    });
    expect(refused({ thumb: undefined, pictures: somePictures(1) })).toHaveProperty('pictures');
  });

  it('are refused with the place of the fault', () => {
    expect(refused({ pictures: [aPicture(), aPicture({ alt: 'x'.repeat(141) })] })).toEqual({
      pictures: 'At most 140 characters (in pictures[1].alt)',
    });
    expect(refused({ pictures: [aPicture({ width: 1600 })] })).toEqual({
      pictures: 'A photo has only img, thumb and alt (in pictures[0])',
    });
  });
});

describe('picturesOf', () => {
  const older = { productname: 'Oak chair', img: 'https://p.example/a.webp' };

  it('gives the pictures in their order', () => {
    expect(picturesOf({ ...older, pictures: somePictures(3) })).toEqual(somePictures(3));
  });

  it('gives the one picture of a document without a list', () => {
    expect(picturesOf(older)).toEqual([{ img: older.img, thumb: older.img, alt: 'Oak chair' }]);
    const thumb = 'https://p.example/small.webp';
    expect(picturesOf({ ...older, thumb })[0]).toMatchObject({ thumb });
  });
});

describe('proposedAlt', () => {
  it('is the name, with the place for all but the first', () => {
    expect(proposedAlt(' Oak chair ', 0)).toBe('Oak chair');
    expect(proposedAlt('Oak chair', 2)).toBe('Oak chair, photo 3');
    expect(proposedAlt(' ', 1)).toBe('');
  });

  it('is never longer than a description may be, and ends with a whole character', () => {
    const proposal = proposedAlt(`x${'🪑'.repeat(100)}`, 0);
    expect(proposal).toBe(`x${'🪑'.repeat(69)}`);
    expect(refused({ pictures: [aPicture({ alt: proposal })] })).toBeUndefined();
  });
});

describe('thumbOf', () => {
  const folder = 'https://p.example/v0/b/shop/o/images%2Fseller-1%2F';

  // Browsers that give no true canvas upload what was picked, as what it is.
  it.each(['webp', 'jpg', 'png'])('is the small variant beside the large one of %s', (extension) => {
    expect(thumbOf(`${folder}${pictureFileName('a', 'img', extension)}?alt=media&token=t`)).toBe(
      `${folder}${pictureFileName('a', 'thumb', extension)}?alt=media`,
    );
  });

  it.each([`${folder}a.webp?alt=media`, 'https://p.example/a-1600.svg?x', 'https://p.example/a-1600.webp'])(
    'is the picture itself where there is none: %s',
    (img) => expect(thumbOf(img)).toBe(img),
  );
});
