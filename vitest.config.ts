import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const LIMIT_MS = 30_000;
const PROOF_START_LIMIT_MS = 60_000;
const PACK_LIMIT_MS = 120_000;

const PACKAGE_TESTS = 'emulators/*/package.test.ts';

/** Tests that need the running local suite share its one store, so their files take turns. */
const againstTheSuite = {
  fileParallelism: false,
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
};

/** The emulators' packages from their sources, not as they are packed. */
const SOURCES_FIRST = ['@thriftline/source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: {
    alias: { '@': fileURLToPath(new URL('./web/src', import.meta.url)) },
    conditions: SOURCES_FIRST,
  },
  ssr: { resolve: { conditions: SOURCES_FIRST } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{bin,domain,emulators,functions,local,operations,web}/**/*.test.{ts,tsx}',
            'e2e/rules-text/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', PACKAGE_TESTS],
          // By itself vitest leaves one core to itself, which is half of a small machine.
          maxWorkers: '100%',
          // Property tests take seconds, and a loaded machine makes many of them.
          testTimeout: LIMIT_MS,
          hookTimeout: LIMIT_MS,
        },
      },
      // Packs the emulators and installs them in empty folders: npm runs, so one file at a time.
      {
        extends: true,
        test: {
          name: 'packages',
          include: [PACKAGE_TESTS],
          fileParallelism: false,
          testTimeout: PACK_LIMIT_MS,
          hookTimeout: PACK_LIMIT_MS,
        },
      },
      // Starts servers and processes of its own: one file at a time keeps them from starving each other.
      {
        extends: true,
        test: {
          name: 'proof',
          include: ['e2e/proof/**/*.test.ts'],
          fileParallelism: false,
          hookTimeout: PROOF_START_LIMIT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['e2e/rules/**/*.test.ts'],
          globalSetup: ['e2e/rules-coverage/clear-parts.ts'],
          sequence: { groupOrder: 1 },
          ...againstTheSuite,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules-coverage',
          include: ['e2e/rules-coverage/**/*.test.ts'],
          // Looks at what the rules tests left, so it comes after them.
          sequence: { groupOrder: 2 },
          ...againstTheSuite,
        },
      },
      { extends: true, test: { name: 'api', include: ['e2e/api/**/*.test.ts'], ...againstTheSuite } },
    ],
  },
});
