/** Width to height of a gallery's frame: most photos are upright, and a phone has the room. */
export const GALLERY_RATIO = { xs: '1 / 1', md: '4 / 3' };
