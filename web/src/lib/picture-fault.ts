/** Largest file that is worth decoding on a phone. */
export const MAX_SOURCE_BYTES = 40 * 1024 * 1024;

/** What a picked file says of itself. */
export type PickedFile = Pick<File, 'name' | 'type' | 'size'>;

/** Why the file cannot be a photo, in words that help, or undefined when it may be one. */
export function pictureFault({ name, type, size }: PickedFile): string | undefined {
  if (type !== '' && !type.startsWith('image/')) return `${name} is not a picture.`;
  if (size === 0) return `${name} is empty.`;
  if (size > MAX_SOURCE_BYTES) {
    return `${name} has ${Math.ceil(size / 1024 / 1024)} MB; at most ${MAX_SOURCE_BYTES / 1024 / 1024} MB are possible.`;
  }
  return undefined;
}

/** What to say about a picture the browser could not decode. */
export function unreadablePicture({ name, type }: PickedFile): string {
  if (/hei[cf]$/i.test(type) || /\.hei[cf]$/i.test(name)) {
    return `This browser cannot read HEIC photos. Save ${name} as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) and choose it again.`;
  }
  return `${name} cannot be read as a picture. Choose a JPEG, PNG or WebP file.`;
}
