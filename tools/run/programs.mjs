/**
 * A program of this repository.
 * @typedef {object} Program
 * @property {string} source Its TypeScript file, below the root.
 * @property {string} [start] The exported function that takes the command line's arguments and may give an exit code;
 *   absent where another program starts the bundle as it is.
 * @property {readonly string[]} [needs] Programs that it starts itself, by name.
 * @property {number} [offset] How far its ports lie from the usual ones where THRIFTLINE_PORT_OFFSET names nothing else.
 */

/** What the Firebase CLI starts in the place of Java's programs and of a process for each function, and what has it do so. */
const STAND_INS = ['java', 'firestore', 'storage-rules', 'functions-in-cli', 'functions-host'];

/** Benches run beside `npm start` and `npm test`. */
const BENCH_OFFSET = 300;

/**
 * Every program, by its name for `node tools/run/run.mjs NAME`. A command that a person types has a line in the scripts of
 * package.json too.
 * @type {Readonly<Record<string, Program>>}
 */
export const PROGRAMS = {
  start: { source: 'tools/local/start/start-command.ts', start: 'startCommand', needs: STAND_INS },
  test: { source: 'tools/local/test/test-command.ts', start: 'testCommand', needs: STAND_INS },
  rules: { source: 'e2e/rules-text/rules-command.ts', start: 'rulesCommand' },
  'rules-coverage': {
    source: 'tools/local/test/rules-coverage-command.ts',
    start: 'rulesCoverageCommand',
    needs: STAND_INS,
  },
  screens: { source: 'e2e/screens/screens-command.ts', start: 'screensCommand', needs: STAND_INS },
  specification: { source: 'e2e/specification/specification-command.ts', start: 'specificationCommand' },
  openapi: { source: 'e2e/repository/openapi-command.ts', start: 'openApiCommand' },
  'size-baseline': { source: 'e2e/sizes/size-baseline-command.ts', start: 'sizeBaselineCommand' },
  'stripe-schema': { source: 'emulators/stripe/src/schema/write-schema.ts', start: 'writeSchema' },
  'one-sale': { source: 'e2e/proof/command.ts', start: 'proofCommand' },
  year: { source: 'e2e/proof/year/command.ts', start: 'yearCommand' },
  deploy: { source: 'tools/operations/deploy/deploy-command.ts', start: 'deployCommand' },
  setup: { source: 'tools/operations/setup/setup-command.ts', start: 'setupCommand' },
  'grant-admin': {
    source: 'tools/operations/grant-admin/grant-admin-command.ts',
    start: 'grantAdminCommand',
  },
  texts: { source: 'texts/src/texts-command.ts', start: 'textsCommand' },
  smoke: { source: 'tools/operations/smoke/smoke-command.ts', start: 'smokeCommand' },
  'push-keys': { source: 'tools/operations/push-keys/push-keys-command.ts', start: 'pushKeysCommand' },
  'bench-alerts': { source: 'bench/alerts/command.ts', start: 'benchCommand', offset: BENCH_OFFSET },
  'bench-costs': { source: 'bench/costs/costs-command.ts', start: 'costsCommand', needs: STAND_INS },
  'bench-deletion': {
    source: 'bench/deletion/command.ts',
    start: 'benchCommand',
    needs: STAND_INS,
    offset: BENCH_OFFSET,
  },
  'bench-functions': {
    source: 'bench/functions/command.ts',
    start: 'benchCommand',
    needs: ['bench-functions-instance'],
  },
  'bench-functions-instance': { source: 'bench/functions/instance.ts' },
  'bench-search': { source: 'bench/search/command.ts', start: 'benchCommand', offset: BENCH_OFFSET },
  'bench-web': {
    source: 'bench/web/command.ts',
    start: 'benchCommand',
    needs: STAND_INS,
    offset: BENCH_OFFSET,
  },
  'bench-firestore': {
    source: 'bench/firestore/command.ts',
    start: 'benchCommand',
    needs: ['firestore', 'bench-firestore-echo', 'bench-firestore-package', 'bench-firestore-listener'],
  },
  'bench-firestore-echo': { source: 'bench/firestore/servers/echo.ts' },
  'bench-firestore-package': { source: 'bench/firestore/servers/package.ts' },
  'bench-firestore-listener': { source: 'bench/firestore/servers/listener.ts' },
  java: { source: 'tools/local/java/java-command.ts' },
  'functions-in-cli': { source: 'tools/local/functions/functions-in-cli.ts' },
  'functions-host': { source: 'tools/local/functions/host-command.ts' },
  firestore: { source: 'emulators/firestore/src/main.ts' },
  'storage-rules': { source: 'emulators/storage-rules/src/main.ts' },
};

/**
 * Where the bundle of a program lies, below the root: in the `dist/` of its workspace, where Node.js finds that
 * workspace's packages. The emulators' programs are bundled for the launcher, so they lie in the launcher's. Throws for a
 * name that is none.
 * @param {string} name
 */
export function bundleOf(name) {
  const program = PROGRAMS[name];
  if (!program) throw new Error(`There is no program ${name}.`);
  const [top = '', part] = program.source.split('/');
  const workspace = { emulators: 'tools/local', tools: `tools/${part}` }[top] ?? top;
  return `${workspace}/dist/${name}.mjs`;
}

/**
 * A program and all that it starts, by name.
 * @param {string} name
 * @returns {string[]}
 */
export function programsOf(name) {
  return [name, ...(PROGRAMS[name]?.needs ?? []).flatMap(programsOf)];
}
