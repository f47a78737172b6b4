/**
 * How long Hosting's network keeps the operator's settings. With what a function remembers them for (half of it) a change
 * is seen within a minute.
 */
export const SETTINGS_CACHE_SECONDS = 30;
