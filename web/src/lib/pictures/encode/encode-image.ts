import { MAX_IMAGE_BYTES } from '@thriftline/domain/base/collections';
import { AppError } from '@thriftline/domain/base/errors';
import { imageType } from '@thriftline/domain/base/fields/image-type';
import { stripMetadata } from '@thriftline/domain/pictures/metadata/strip-metadata';
import { type EncodeAnswer, type EncodedPicture, POISONED } from './encoded-picture.ts';
import { fileFault, unreadablePicture } from './picture-fault.ts';

async function encodeInWorker(file: File, signal: AbortSignal): Promise<EncodeAnswer> {
  const worker = new Worker(new URL('./encode-image.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<EncodeAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<EncodeAnswer>) => resolve(data));
      worker.addEventListener('error', (event) =>
        reject(new Error('The picture worker failed', { cause: event.message })),
      );
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}

async function encodeHere(file: File): Promise<EncodeAnswer> {
  const { encodeOnPage } = await import('./encode-on-page.ts');
  return encodeOnPage(file);
}

/** The picture as it was picked, for a browser that does not give what it draws. Throws AppError where it is too large, or of another kind. */
async function asPicked(file: File): Promise<EncodedPicture> {
  const bytes = stripMetadata(new Uint8Array(await file.arrayBuffer()));
  const type = bytes && imageType(bytes);
  if (!type || bytes.length > MAX_IMAGE_BYTES) throw new AppError('invalid-argument', POISONED);
  const picture = new Blob([bytes], { type: type.contentType });
  return { full: picture, thumb: picture, placeholder: undefined };
}

/**
 * Turns a picked file into the two pictures the product stores and the placeholder, in a worker so that the page stays
 * responsive. Throws AppError `invalid-argument` with a sentence that helps when the file is no picture this browser
 * can read, and the signal's reason when it is aborted.
 */
export async function encodeImage(file: File, signal: AbortSignal): Promise<EncodedPicture> {
  const fault = await fileFault(file);
  if (fault !== undefined) throw new AppError('invalid-argument', fault);
  signal.throwIfAborted();
  const workersDraw = typeof OffscreenCanvas !== 'undefined' && typeof createImageBitmap !== 'undefined';
  let answer = await (workersDraw ? encodeInWorker(file, signal) : encodeHere(file));
  signal.throwIfAborted();
  // The element on the page shows every picture upright.
  if ('cannotTurn' in answer) {
    answer = await encodeHere(file);
    signal.throwIfAborted();
  }
  if ('picture' in answer) return answer.picture;
  if ('isPoisoned' in answer) return asPicked(file);
  const cause = 'fault' in answer ? answer.fault : undefined;
  throw new AppError('invalid-argument', await unreadablePicture(file), { cause });
}
