import { defineConfig } from 'vitest/config';

/** Tests of the documented calls against a running local suite: one file after the other, since they share it. */
export default defineConfig({
  test: {
    root: new URL('.', import.meta.url).pathname,
    include: ['**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
