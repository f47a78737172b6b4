import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { textsForVite } from './texts/build/plugin.mjs';
import { PATIENCE_MS } from './tools/local/test/patience.ts';
import { ISOLATED_TESTS, REPOSITORY_TESTS, UNIT_TESTED } from './tools/local/test/unit-tests.ts';

// Contexts end before what V8 makes fast in them is used: it may think about that later, which spares a sixth of their time.
setFlagsFromString('--interrupt-budget=1000000');

const LIMIT_MS = 30_000;
/** Tests against the suite wait for one thing after the other, each for up to 50 s (`eventually`): a limit that ends two of them hides which. */
const STEADY_SUITE_LIMIT_MS = 120_000;
/** In a shaken world (`npm test -- --shake`) `eventually` waits so many times longer, too (e2e/kit/stored.ts). */
const SHAKEN_TIMES = 4;
const IS_SHAKEN = Boolean(process.env.THRIFTLINE_SHAKE);
const SUITE_LIMIT_MS = STEADY_SUITE_LIMIT_MS * (IS_SHAKEN ? SHAKEN_TIMES : 1);
const PROOF_START_LIMIT_MS = 60_000;
const INSTALL_LIMIT_MS = 120_000;
const BROWSER_LIMIT_MS = 240_000;

/** Unit tests that load Express: a context takes one of its packages for what it is not. */
const WITH_EXPRESS = ['functions/src/webhooks/stripe-webhook.test.ts'];

const RULES_TESTS = ['e2e/rules/**/*.test.ts'];
/** Of the rules tests those that need no more than `withRules` gives. */
const RULES_IN_PROCESS = readdirSync(new URL('e2e/rules/firestore', import.meta.url))
  .map((name) => `e2e/rules/firestore/${name}`)
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => readFileSync(new URL(path, import.meta.url), 'utf8').includes('withRules('));

/** What a test of money does that another beside it would meet: lost events, other settings, ended and canceled payments, faults taken back. */
const MET_BY_OTHERS =
  /\b(setWebhooks|setShop|endSettings|saveShopSettings|endOpenPayments\(\)|reconcilePayments\(|faults\/clear)/;
/** Each of its tests goes over all payments there are, so it comes before those that make any. */
const MONEY_FIRST = ['e2e/money/reconcile.test.ts'];
const MONEY_ALONE = readdirSync(new URL('e2e/money', import.meta.url))
  .map((name) => `e2e/money/${name}`)
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => !MONEY_FIRST.includes(path))
  .filter((path) => MET_BY_OTHERS.test(readFileSync(new URL(path, import.meta.url), 'utf8')));

/** A project of money's tests, and which of them in turn. */
const ofMoney = (name: string, groupOrder: number, test: { include: string[]; exclude?: string[] }) => ({
  name,
  setupFiles: ['e2e/money/stripe-shapes.ts'],
  sequence: { groupOrder },
  ...test,
});

/** A file of a package that its `exports` hide from `require`, which is what contexts of their own are given. */
const moduleFile = (path: string) => fileURLToPath(new URL(`./node_modules/${path}`, import.meta.url));

const isOfWeb = (path: string) => path.startsWith('web/');

/** Tests of their own parts alone. */
const inParallel = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  // By itself vitest leaves one core to itself, which is half of a small machine.
  maxWorkers: '100%',
  // Property tests take seconds, and a loaded machine makes many of them.
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  setupFiles: ['tools/local/test/patient-waits.ts'],
  expect: { poll: { timeout: PATIENCE_MS } },
};

/** Tests that need the running local suite share its one store, so their files take turns. */
const againstTheSuite = {
  fileParallelism: false,
  // They replace no modules, so their files share them: Firebase's take seconds to load.
  isolate: false,
  testTimeout: SUITE_LIMIT_MS,
  hookTimeout: SUITE_LIMIT_MS,
};

/** In browsers that are started for it, each page as slow as the machine. */
const inBrowsers = {
  ...againstTheSuite,
  testTimeout: BROWSER_LIMIT_MS,
  hookTimeout: BROWSER_LIMIT_MS,
  // As journeys are: three engines and the suite share one machine.
  retry: 1,
};

/** Each file with a store of its own in the running suite. */
const inProjectsOfTheirOwn = { ...againstTheSuite, fileParallelism: true, maxWorkers: inParallel.maxWorkers };

/** The emulators' packages from their sources, not as they are packed. */
const SOURCES_FIRST = ['@thriftline/source', 'module', 'node', 'development|production'];
/** The same for Node.js itself, which takes what packages offer as `module` for bundlers, and then cannot run it. */
const SOURCES_FIRST_IN_NODE = SOURCES_FIRST.filter((condition) => condition !== 'module');

/** The folders of all workspaces. */
const WORKSPACES = ['domain', 'web', 'functions', 'texts', 'tools', 'emulators', 'e2e'].flatMap((folder) => [
  folder,
  ...readdirSync(new URL(folder, import.meta.url)).map((name) => `${folder}/${name}`),
]);

/**
 * What cached modules depend on, besides what vitest checks by itself (their own text, this file and the lock file): where this
 * repository's packages lead, and the shop's language.
 */
const KEPT_FOR = createHash('sha256')
  .update(process.env.THRIFTLINE_LANGUAGE ?? '')
  .update(
    WORKSPACES.map((folder) => new URL(`${folder}/package.json`, import.meta.url))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join(),
  )
  .digest('hex');

export default defineConfig({
  plugins: [
    textsForVite(),
    {
      name: 'kept-modules',
      configureVitest: ({ experimental_defineCacheKeyGenerator: addToKey }) => addToKey(() => KEPT_FOR),
    },
  ],
  resolve: {
    alias: { '@': fileURLToPath(new URL('./web/src', import.meta.url)) },
    conditions: SOURCES_FIRST,
  },
  ssr: { resolve: { conditions: SOURCES_FIRST_IN_NODE } },
  test: {
    // What is translated and stripped of types is kept in node_modules/: the next run, and each project, reads it there.
    experimental: { fsModuleCache: true },
    // With `--changed`: what modules are not made of may change any test.
    forceRerunTriggers: ['**/vitest.config.ts', '**/!(*.ts|*.tsx|*.md|*.webp)'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // They leave nothing behind: their modules are loaded once a worker, which takes half the time.
          isolate: false,
          include: [`{${UNIT_TESTED.join(',')}}/**/*.test.{ts,tsx}`, 'e2e/proof/without/safeguards.test.ts'],
          ...inParallel,
          exclude: [...inParallel.exclude, ...ISOLATED_TESTS, ...REPOSITORY_TESTS],
        },
      },
      {
        extends: true,
        test: { name: 'repository', isolate: false, include: REPOSITORY_TESTS, ...inParallel },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: ISOLATED_TESTS.filter((path) => !isOfWeb(path) && !WITH_EXPRESS.includes(path)),
          // Each file has a context of its own in a worker that goes on: half of what a process for each costs.
          pool: 'vmThreads',
          ...inParallel,
        },
      },
      { extends: true, test: { name: 'unit-processes', include: WITH_EXPRESS, ...inParallel } },
      {
        extends: true,
        resolve: {
          alias: [
            { find: /^react-router-dom$/, replacement: moduleFile('react-router-dom/dist/index.mjs') },
            { find: /^react-router$/, replacement: moduleFile('react-router/dist/development/index.mjs') },
            {
              find: /^react-router\/dom$/,
              replacement: moduleFile('react-router/dist/development/dom-export.mjs'),
            },
          ],
        },
        test: {
          name: 'unit-pages',
          include: ISOLATED_TESTS.filter(isOfWeb),
          pool: 'vmThreads',
          ...inParallel,
          setupFiles: [...inParallel.setupFiles, 'web/src/testing/page-setup.ts'],
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
      // Two files side by side, each with servers and processes of its own.
      {
        extends: true,
        test: {
          name: 'proof',
          include: ['e2e/proof/**/*.test.ts'],
          // Quick, so it is with the unit tests.
          exclude: ['e2e/proof/without/safeguards.test.ts'],
          maxWorkers: 2,
          testTimeout: LIMIT_MS,
          hookTimeout: PROOF_START_LIMIT_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: RULES_TESTS,
          exclude: process.env.RULES_OVER_THE_WIRE === undefined ? RULES_IN_PROCESS : [],
          globalSetup: ['e2e/rules-coverage/clear-parts.ts'],
          sequence: { groupOrder: 1 },
          ...inProjectsOfTheirOwn,
        },
      },
      // The same rules judged by the emulator's engine beside the test, which costs a fraction.
      {
        extends: true,
        resolve: {
          alias: [
            {
              find: /^firebase\/firestore$/,
              replacement: fileURLToPath(new URL('./e2e/rules/in-process/lite.ts', import.meta.url)),
            },
          ],
        },
        test: {
          name: 'rules-in-process',
          include: RULES_IN_PROCESS,
          env: { RULES_IN_PROCESS: '1' },
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
      {
        extends: true,
        test: { name: 'queries', include: ['e2e/queries/**/*.test.ts'], ...againstTheSuite },
      },
      { extends: true, test: { name: 'api', include: ['e2e/api/**/*.test.ts'], ...againstTheSuite } },
      // Takes the roles and accounts of people away, which no other suite may meet.
      { extends: true, test: { name: 'doors', include: ['e2e/doors/**/*.test.ts'], ...againstTheSuite } },
      // In every engine that is installed. What lies deeper is left to `npm run test:browsers`.
      { extends: true, test: { name: 'browsers', include: ['e2e/browsers/*.test.ts'], ...inBrowsers } },
      {
        extends: true,
        test: { name: 'browsers-core', include: ['e2e/browsers/core/*.test.ts'], ...inBrowsers },
      },
      // They have the shop to themselves, so their files take turns.
      { extends: true, test: { ...againstTheSuite, ...ofMoney('money-first', 1, { include: MONEY_FIRST }) } },
      { extends: true, test: { ...againstTheSuite, ...ofMoney('money-alone', 2, { include: MONEY_ALONE }) } },
      // Each file with people and faults of its own: they wait for functions beside each other.
      {
        extends: true,
        test: {
          ...againstTheSuite,
          ...ofMoney('money-together', 3, {
            include: ['e2e/money/**/*.test.ts'],
            exclude: [...MONEY_FIRST, ...MONEY_ALONE],
          }),
          fileParallelism: true,
          // Where all is late they wait nearly always.
          maxWorkers: IS_SHAKEN ? 4 : 2,
        },
      },
    ],
  },
});
