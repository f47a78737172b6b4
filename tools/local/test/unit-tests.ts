import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';

/** The folders of the workspaces with unit tests. */
export const UNIT_TESTED = ['domain', 'functions', 'texts', 'tools', 'web'];

/** What another test would meet that shares its modules and globals: replaced modules, a page, other clocks and globals. */
const LEFT_BEHIND =
  /@vitest-environment|\bvi\.(do)?[mM]ock\(|\bvi\.(stub|useFake|spyOn|reset)|fake-indexeddb|globalThis|localStorage|navigator/;
/** Outside of web/, where no module keeps what a test did to it, replaced modules alone are met. */
const REPLACED = /\bvi\.(do)?[mM]ock\(/;

/** The unit tests of the workspaces, each with its text. */
const UNIT_TESTS = UNIT_TESTED.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.test\.tsx?$/.test(path) && !/\/(node_modules|dist)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
);

/** Those that run by themselves, by what their texts do. */
export const ISOLATED_TESTS = UNIT_TESTS.filter(({ path, text }) =>
  (path.startsWith('web/') ? LEFT_BEHIND : REPLACED).test(text),
).map(({ path }) => path);

/** Those that look at files, or start programs: what they depend on can't be told from what they import. */
export const REPOSITORY_TESTS = [
  'e2e/repository/**/*.test.ts',
  'e2e/rules-text/**/*.test.ts',
  ...UNIT_TESTS.filter(({ path }) => !ISOLATED_TESTS.includes(path))
    .filter(({ path, text }) => /^(texts|tools)\//.test(path) || /'node:(fs|child_process)/.test(text))
    .map(({ path }) => path),
];
