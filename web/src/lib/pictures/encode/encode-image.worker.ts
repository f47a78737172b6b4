import { drawPicture, givesWhatIsDrawn, type Surface } from './draw-picture.ts';
import type { EncodeAnswer } from './encoded-picture.ts';
import type { Size } from './fit-within.ts';

function newSurface({ width, height }: Size): Surface {
  const image = new OffscreenCanvas(width, height);
  const context = image.getContext('2d');
  if (context === null) throw new Error('No 2d context');
  return { image, context, toBlob: (type, quality) => image.convertToBlob({ type, quality }) };
}

async function encode(file: Blob): Promise<EncodeAnswer> {
  if (!givesWhatIsDrawn(newSurface)) return { isPoisoned: true };
  const source = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return { picture: await drawPicture(source, newSurface) };
  } finally {
    source.close();
  }
}

addEventListener('message', async ({ data }: MessageEvent<Blob>) => {
  let answer: EncodeAnswer;
  try {
    answer = await encode(data);
  } catch (error) {
    // Safari before 17.2 doesn't know the option; a damaged picture is another error.
    answer = error instanceof TypeError ? { cannotTurn: true } : { fault: String(error) };
  }
  postMessage(answer);
});
