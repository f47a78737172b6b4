/**
 * Puts the words of a small text button where its line begins, as everything around it does, instead of the empty room that
 * the button keeps on their left. Goes on the button, or on the box that it opens.
 */
export const FLUSH_TEXT = { ml: -1.75 } as const;
