import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { imageType, isHeic } from '@thriftline/domain/base/fields/image-type';
import { imageSize } from './image-size.ts';

/** Largest file that is worth decoding on a phone. */
export const MAX_SOURCE_BYTES = 40 * 1024 * 1024;

/** Most pixels a phone can hold decoded, four bytes each: a small file may unpack to more than it has memory. */
export const MAX_SOURCE_PIXELS = 100_000_000;

/** How far into a file its size is looked for first; a camera puts its notes and a preview before it. */
const HEAD_BYTES = 1024 * 1024;

/** How far where it is not found there. */
const LONG_HEAD_BYTES = 16 * HEAD_BYTES;

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
const headOf = async (file: Blob, bytes = HEAD_BYTES) =>
  new Uint8Array(await file.slice(0, bytes).arrayBuffer());

async function examine(file: File): Promise<MessageDescriptor | undefined> {
  const { name, size } = file;
  if (size === 0) return msg`${name} is empty.`;
  if (size > MAX_SOURCE_BYTES) {
    const [found, most] = [megabytes(size), megabytes(MAX_SOURCE_BYTES)];
    return msg`${name} is ${found} MB. Photos can be up to ${most} MB.`;
  }
  const head = await headOf(file);
  // Whether this browser reads HEIC shows when it tries.
  if (isHeic(head)) return undefined;
  if (!imageType(head)) return msg`${name} isn’t a photo. Choose a JPEG, PNG, WebP, GIF or AVIF file.`;
  const isLonger = size > head.length;
  const pixels = imageSize(head) ?? (isLonger ? imageSize(await headOf(file, LONG_HEAD_BYTES)) : undefined);
  if (!pixels || pixels.width === 0 || pixels.height === 0) {
    return msg`${name} is damaged. Choose another file.`;
  }
  if (pixels.width * pixels.height > MAX_SOURCE_PIXELS) {
    const { width, height } = pixels;
    const millions = MAX_SOURCE_PIXELS / 1e6;
    return msg`${name} is ${width} × ${height} pixels. Photos can have up to ${millions} million. Make it smaller, then choose it again.`;
  }
  return undefined;
}

const examined = new WeakMap<File, Promise<MessageDescriptor | undefined>>();

/**
 * Why a picked file cannot be a photo, in words that help, or undefined when it may be one. What it is its content
 * says, not its name. A file is read once, however often a form asks.
 */
export function fileFault(file: File): Promise<MessageDescriptor | undefined> {
  const known = examined.get(file) ?? examine(file);
  examined.set(file, known);
  return known;
}

/** What to say about a picture the browser could not decode. */
export async function unreadablePicture(file: File): Promise<MessageDescriptor> {
  const { name } = file;
  if (isHeic(await headOf(file))) {
    return msg`This browser can’t read HEIC photos such as ${name}. Take it as JPEG: on an iPhone under Settings, Camera, Formats, Most Compatible; on Android switch off HEIF or “high efficiency” in the camera’s settings. Or save a copy as JPEG and choose that.`;
  }
  return msg`${name} can’t be read and may be damaged. Choose another JPEG, PNG, WebP, GIF or AVIF file.`;
}
