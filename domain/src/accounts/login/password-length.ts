/** Shortest and longest password; the lower bound is Firebase Auth's. Apart from the schemas, for pages without their library. */
export const MIN_PASSWORD = 6;
export const MAX_PASSWORD = 128;
