import { drawPicture, drawWithin, type Surface } from './draw-picture.ts';
import type { EncodeAnswer } from './encoded-picture.ts';
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
    return { picture: await withImage(file, (image) => drawPicture(image, newSurface)) };
  } catch (error) {
    return { fault: String(error) };
  }
}

/** The picture drawn anew, its longer side `side` pixels at most. */
export function encodeWithin(picture: Blob, side: number): Promise<Blob> {
  return withImage(picture, (image) => drawWithin(image, side, newSurface));
}
