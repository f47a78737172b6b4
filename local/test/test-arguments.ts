import { parseArgs } from 'node:util';
import { SUITE_NAMES, type SuiteName, suiteOf } from './suites.ts';

/** Stands for the suites that answer within two minutes. */
const QUICK = 'quick';

/** What `npm test` was asked for. */
export interface TestArguments {
  suites: SuiteName[];
  official: boolean;
  /** What the paths of the test files have to contain; all files when there is none. */
  files: string[];
}

export const TEST_USAGE = `Usage: npm test [-- [--official] [SUITE ...] [FILE ...]]
  SUITE        ${SUITE_NAMES.join(', ')}; all of them when none is named
  ${QUICK}        ${SUITE_NAMES.filter((name) => suiteOf(name).quick).join(', ')}: what answers within two minutes
  FILE         part of a test file's path with a slash or a dot in it, such as api/holds: of the suites named
               only these files run
  --official   against the official emulators' JARs (needs Java 21, and the network once)`;

/** The options of `npm test`. Throws with the usage for anything else. */
export function parseTestArguments(args: readonly string[]): TestArguments {
  let parsed: { values: { official: boolean }; positionals: string[] };
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { official: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${TEST_USAGE}`);
  }
  const { values, positionals } = parsed;
  const files = positionals.filter((name) => /[./]/.test(name));
  const names = positionals.filter((name) => !files.includes(name));
  const unknown = names.filter((name) => name !== QUICK && !SUITE_NAMES.some((suite) => suite === name));
  if (unknown.length > 0) throw new Error(`There is no suite called ${unknown.join(', ')}.\n\n${TEST_USAGE}`);
  if (files.length > 0 && names.length === 0)
    throw new Error(`Name the suite that ${files.join(', ')} belongs to.\n\n${TEST_USAGE}`);
  const isQuick = (suite: SuiteName) => names.includes(QUICK) && suiteOf(suite).quick === true;
  const suites = SUITE_NAMES.filter((suite) => names.length === 0 || names.includes(suite) || isQuick(suite));
  return { suites, official: values.official, files };
}
