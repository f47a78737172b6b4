import { parseArgs } from 'node:util';

/** Every suite of `npm test`, in the order they run: the quick ones first. */
export const SUITE_NAMES = ['types', 'lint', 'unit', 'proof', 'rules', 'api', 'journeys'] as const;
export type SuiteName = (typeof SUITE_NAMES)[number];

/** What `npm test` was asked for. */
export interface TestArguments {
  suites: SuiteName[];
  official: boolean;
}

export const TEST_USAGE = `Usage: npm test [-- [--official] [SUITE ...]]
  SUITE        ${SUITE_NAMES.join(', ')}; all of them when none is named
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
  const unknown = positionals.filter((name) => !SUITE_NAMES.some((suite) => suite === name));
  if (unknown.length > 0) throw new Error(`There is no suite called ${unknown.join(', ')}.\n\n${TEST_USAGE}`);
  const suites = SUITE_NAMES.filter((suite) => positionals.length === 0 || positionals.includes(suite));
  return { suites, official: values.official };
}
