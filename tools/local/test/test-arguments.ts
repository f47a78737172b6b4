import { parseArgs } from 'node:util';
import { SUITE_NAMES, type SuiteName, suiteOf } from './suites.ts';

/** Stands for the suites that answer within a minute. */
const QUICK = 'quick';

/** The suites that can be run in a shaken world. */
const SHAKEN = SUITE_NAMES.filter((name) => suiteOf(name).shaken);

/** What `npm test` was asked for. */
export interface TestArguments {
  suites: SuiteName[];
  /** Those that were named, which run whatever has changed. */
  named: SuiteName[];
  official: boolean;
  /** What the paths of the test files have to contain; all files when there is none. */
  files: string[];
  /** Whether it was asked for what answers within a minute, which leaves out what can't have changed. */
  quick: boolean;
  /** Whether suites that passed with what they are made of now may be left out. */
  leavesOutUnchanged: boolean;
  /** By what the world is shaken; absent where it is not. */
  shake?: string;
}

export const TEST_USAGE = `Usage: npm test [-- [--quick] [--all] [--official] [--shake SEED] [SUITE ...] [FILE ...]]
  SUITE        ${SUITE_NAMES.join(', ')}; all but ${SUITE_NAMES.filter((name) => suiteOf(name).onDemand).join(', ')} when none is named (repository is part of unit)
  --${QUICK}      ${SUITE_NAMES.filter((name) => suiteOf(name).quick).join(', ')}: of them what a change since they last passed can break; the same as
               ${QUICK}
  --all        those, too, that have not changed since they passed: ${SUITE_NAMES.filter((name) => suiteOf(name).madeOf).join(', ')}
  FILE         part of a test file's path with a slash or a dot in it, such as api/holds: of the suites named
               only these files run
  --official   against the official emulators' JARs (needs Java 21, and the network once)
  --shake SEED ${SHAKEN.join(', ')}, or those named of them, in a world where all is late, comes twice and out of order:
               SEED, a whole number, says how`;

/** The options of `npm test`. Throws with the usage for anything else. */
export function parseTestArguments(args: readonly string[]): TestArguments {
  let parsed: {
    values: { official: boolean; quick: boolean; all: boolean; shake?: string | undefined };
    positionals: string[];
  };
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        official: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        shake: { type: 'string' },
      },
    });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n\n${TEST_USAGE}`);
  }
  const { values, positionals } = parsed;
  const files = positionals.filter((name) => /[./]/.test(name));
  const names = positionals.filter((name) => !files.includes(name));
  if (values.quick) names.push(QUICK);
  const unknown = names.filter((name) => name !== QUICK && !SUITE_NAMES.some((suite) => suite === name));
  if (unknown.length > 0) throw new Error(`There is no suite called ${unknown.join(', ')}.\n\n${TEST_USAGE}`);
  if (files.length > 0 && names.length === 0)
    throw new Error(`Name the suite that ${files.join(', ')} belongs to.\n\n${TEST_USAGE}`);
  const { shake } = values;
  if (shake !== undefined && !/^\d+$/.test(shake))
    throw new Error(`--shake takes a whole number, not ${shake}.\n\n${TEST_USAGE}`);
  const isQuick = (suite: SuiteName) => names.includes(QUICK) && suiteOf(suite).quick === true;
  const isUsual = (suite: SuiteName) =>
    names.length === 0 && (shake === undefined ? suiteOf(suite).onDemand !== true : SHAKEN.includes(suite));
  const suites = SUITE_NAMES.filter((suite) => isUsual(suite) || names.includes(suite) || isQuick(suite));
  const steady = suites.filter((suite) => !SHAKEN.includes(suite));
  if (shake !== undefined && steady.length > 0)
    throw new Error(`${steady.join(', ')} cannot be shaken, only ${SHAKEN.join(', ')}.\n\n${TEST_USAGE}`);
  return {
    suites,
    named: suites.filter((suite) => names.includes(suite)),
    official: values.official,
    files,
    quick: names.includes(QUICK),
    leavesOutUnchanged: names.length === 0 && !values.all,
    ...(shake !== undefined && { shake }),
  };
}
