/** Widths in pixels of the two variants of a picture. */
export const PICTURE_WIDTHS = { img: 1600, thumb: 480 } as const;

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
    new RegExp(`-${PICTURE_WIDTHS.img}[.](webp|jpg)[?].*$`, 's'),
    `-${PICTURE_WIDTHS.thumb}.$1?alt=media`,
  );
}
