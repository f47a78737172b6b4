/** Longest placeholder of a picture, as a `data:` address, in characters. Apart from its schema: what draws placeholders has none. */
export const MAX_PLACEHOLDER = 1000;
