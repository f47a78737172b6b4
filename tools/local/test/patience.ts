/** How long a unit test waits for what is to come. What comes sooner is waited for no longer. */
export const PATIENCE_MS = 15_000;
