import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const LIMIT_MS = 30_000;
const PROOF_START_LIMIT_MS = 60_000;
const INSTALL_LIMIT_MS = 120_000;

/** The unit tests outside of web/ that replace modules (`vi.mock`), which files that share theirs would meet. */
export const MODULES_REPLACED = [
  'functions/src/accounts/own-token.test.ts',
  'functions/src/deletion/audit-deletion.test.ts',
  'functions/src/deletion/delete-booking.test.ts',
  'functions/src/deletion/find-obstacles.test.ts',
  'functions/src/jobs/run-job.test.ts',
  'functions/src/notifications/notify.test.ts',
  'functions/src/notifications/tell-of-booking.test.ts',
  'functions/src/notifications/tell-wishers.test.ts',
  'functions/src/payments/reconcile/follow-refunds.test.ts',
  'functions/src/payments/reconcile/reconcile-payments.test.ts',
  'functions/src/reports/copy-evidence.test.ts',
  'functions/src/reports/copy-pictures.test.ts',
  'functions/src/reviews/reviews.test.ts',
  'functions/src/webhooks/stripe-webhook.test.ts',
];

/** Tests of their own parts alone. */
const inParallel = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  // By itself vitest leaves one core to itself, which is half of a small machine.
  maxWorkers: '100%',
  // Property tests take seconds, and a loaded machine makes many of them.
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
};

/** Tests that need the running local suite share its one store, so their files take turns. */
const againstTheSuite = {
  fileParallelism: false,
  // They replace no modules, so their files share them: Firebase's take seconds to load.
  isolate: false,
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
};

/** Each file with a store of its own in the running suite. */
const inProjectsOfTheirOwn = { ...againstTheSuite, fileParallelism: true, maxWorkers: inParallel.maxWorkers };

/** The emulators' packages from their sources, not as they are packed. */
const SOURCES_FIRST = ['@thriftline/source', 'module', 'node', 'development|production'];
/** The same for Node.js itself, which takes what packages offer as `module` for bundlers, and then cannot run it. */
const SOURCES_FIRST_IN_NODE = SOURCES_FIRST.filter((condition) => condition !== 'module');

export default defineConfig({
  resolve: {
    alias: { '@': fileURLToPath(new URL('./web/src', import.meta.url)) },
    conditions: SOURCES_FIRST,
  },
  ssr: { resolve: { conditions: SOURCES_FIRST_IN_NODE } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // They replace no modules: loaded once a worker, they take half the time.
          isolate: false,
          include: [
            '{bin,domain,functions,local,operations}/**/*.test.ts',
            'e2e/repository/**/*.test.ts',
            'e2e/rules-text/**/*.test.ts',
            'e2e/proof/without/safeguards.test.ts',
          ],
          ...inParallel,
          exclude: [...inParallel.exclude, ...MODULES_REPLACED],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: ['web/**/*.test.{ts,tsx}', ...MODULES_REPLACED],
          ...inParallel,
        },
      },
      {
        extends: true,
        test: {
          name: 'emulators',
          // They replace no modules: loaded once a worker, the rules language costs half the time.
          isolate: false,
          include: ['emulators/*/src/**/*.test.{ts,tsx}'],
          ...inParallel,
        },
      },
      // Packs and installs the emulators as anybody would: one at a time.
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['emulators/*/package.test.ts'],
          fileParallelism: false,
          testTimeout: INSTALL_LIMIT_MS,
          hookTimeout: INSTALL_LIMIT_MS,
        },
      },
      // Two runs side by side, each with servers and processes of its own.
      {
        extends: true,
        test: {
          name: 'proof',
          include: ['e2e/proof/**/*.test.ts'],
          // Quick, so it is with the unit tests.
          exclude: ['e2e/proof/without/safeguards.test.ts'],
          maxWorkers: 2,
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
          ...inProjectsOfTheirOwn,
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
      // Waits for the process of every function to start, which the others need not wait for.
      { extends: true, test: { name: 'doors', include: ['e2e/doors/**/*.test.ts'], ...againstTheSuite } },
      // Faults of the card provider that a test asks for hit whoever asks it next: what opens payments takes turns.
      {
        extends: true,
        test: {
          name: 'money',
          include: ['e2e/money/**/*.test.ts'],
          setupFiles: ['e2e/money/stripe-shapes.ts'],
          ...againstTheSuite,
        },
      },
    ],
  },
});
