/** Columns of two short fields side by side; one above the other where letters are too large for that. */
export const SIDE_BY_SIDE = 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))';
