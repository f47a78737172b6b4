/** How long one try of a request to the card provider may take, in milliseconds. */
export const REQUEST_MS = 8_000;

/** Tries after the first one: the official package makes them, where trying again can help. */
export const RETRIES = 2;

/** The longest the official package pauses between two tries, in milliseconds. */
export const LONGEST_PAUSE_MS = 2_000;

/** How often a request that found the provider busy is made again on top of that, and after what pause (milliseconds). */
export const BUSY_TRIES = 1;
export const BUSY_PAUSE_MS = 1_500;
