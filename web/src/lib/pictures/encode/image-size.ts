import { readPictureHeader } from '@thriftline/domain/pictures/header/read-picture-header';
import type { Size } from './fit-within.ts';

/** Width and height as the beginning of a picture file says, before anything is decoded; undefined if it does not. */
export function imageSize(bytes: Uint8Array): Size | undefined {
  const { width, height } = readPictureHeader(bytes);
  return width === 0 && height === 0 ? undefined : { width, height };
}
