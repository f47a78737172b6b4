import { AppError } from '@thriftline/domain/base/errors';
import { drawPicture, drawWithin, givesWhatIsDrawn, type Surface } from './draw-picture.ts';
import { type EncodeAnswer, POISONED } from './encoded-picture.ts';
import type { Size } from './fit-within.ts';

function newSurface({ width, height }: Size): Surface {
  const image = document.createElement('canvas');
  image.width = width;
  image.height = height;
  const context = image.getContext('2d');
  if (context === null) throw new Error('No 2d context');
  return {
    image,
    context,
    toBlob: (type, quality) =>
      new Promise((resolve, reject) => {
        image.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error(`No ${type} was written`))),
          type,
          quality,
        );
      }),
  };
}

async function withImage<T>(file: Blob, work: (image: HTMLImageElement) => Promise<T>): Promise<T> {
  const url = URL.createObjectURL(file);
  try {
    // An element turns the picture upright as the camera asks; a bitmap does not in all of these browsers.
    const image = new Image();
    image.src = url;
    await image.decode();
    return await work(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** What the worker does, done on the page: for browsers whose workers cannot draw. */
export async function encodeOnPage(file: Blob): Promise<EncodeAnswer> {
  try {
    if (!givesWhatIsDrawn(newSurface)) return { isPoisoned: true };
    return { picture: await withImage(file, (image) => drawPicture(image, newSurface)) };
  } catch (error) {
    return { fault: String(error) };
  }
}

/** The picture drawn anew, its longer side `side` pixels at most. Throws AppError `invalid-argument` where this browser does not give what it draws. */
export async function encodeWithin(picture: Blob, side: number): Promise<Blob> {
  if (!givesWhatIsDrawn(newSurface)) throw new AppError('invalid-argument', POISONED);
  return withImage(picture, (image) => drawWithin(image, side, newSurface));
}
