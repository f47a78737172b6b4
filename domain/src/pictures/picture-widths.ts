/** Widths in pixels of the two variants of a picture. */
export const PICTURE_WIDTHS = { img: 1600, thumb: 480 } as const;
