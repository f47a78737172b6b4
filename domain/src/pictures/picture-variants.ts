import { IMAGE_EXTENSIONS } from '../base/fields/image-type.ts';
import { PICTURE_WIDTHS } from './picture-widths.ts';

/** The type that a file is uploaded as: its own, or that of what canvases write where it names none. A picture that says something else is deleted. */
export const pictureTypeOf = (type: string): string => (type in IMAGE_EXTENSIONS ? type : 'image/jpeg');

/** How a file that is uploaded as this type is named: `jpg` of `image/jpeg`. */
export const pictureExtension = (type: string): string => IMAGE_EXTENSIONS[pictureTypeOf(type)] ?? 'jpg';

const EXTENSIONS = Object.values(IMAGE_EXTENSIONS).join('|');

/** How the name of a variant ends: its width, and the extension of its type. */
export const VARIANT_END = `-(${Object.values(PICTURE_WIDTHS).join('|')})[.](${EXTENSIONS})$`;

/** The name of a picture's variant in its account's folder: both variants of a picture share the base. */
export function pictureFileName(
  base: string,
  variant: keyof typeof PICTURE_WIDTHS,
  extension: string,
): string {
  return `${base}-${PICTURE_WIDTHS[variant]}.${extension}`;
}

/**
 * The small variant of a picture that is known by its `img` alone, as in a booking. Pictures that came another way
 * have one size: then it is the picture itself.
 */
export function thumbOf(img: string): string {
  return img.replace(
    new RegExp(`-${PICTURE_WIDTHS.img}[.](${EXTENSIONS})[?].*$`, 's'),
    `-${PICTURE_WIDTHS.thumb}.$1?alt=media`,
  );
}
