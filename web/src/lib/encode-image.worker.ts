import { type EncodeAnswer, MAX_PICTURE_SIDE, MAX_THUMB_SIDE } from './encoded-picture.ts';
import { fitWithin } from './fit-within.ts';

const QUALITY = 0.82;

/** The picture drawn anew at most `maxSide` long: WebP, or JPEG where the browser writes no WebP. */
async function redraw(source: ImageBitmap, maxSide: number): Promise<Blob> {
  const { width, height } = fitWithin(source, maxSide);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No 2d context');
  // White under what is transparent: JPEG would turn it black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  // A browser that cannot write a type gives PNG instead.
  if (blob.type === 'image/webp') return blob;
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

async function encode(file: Blob): Promise<EncodeAnswer> {
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return {
      picture: { full: await redraw(source, MAX_PICTURE_SIDE), thumb: await redraw(source, MAX_THUMB_SIDE) },
    };
  } finally {
    source.close();
  }
}

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  let answer: EncodeAnswer;
  try {
    answer = await encode(data);
  } catch (error) {
    answer = { fault: String(error) };
  }
  postMessage(answer);
});
