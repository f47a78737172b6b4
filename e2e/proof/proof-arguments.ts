import { parseArgs } from 'node:util';
import { SAFEGUARDS } from './without/safeguards.ts';

/** What a person asks of the proof. */
export interface ProofArguments {
  runs: number;
  /** Of the first run; each further one has the next number. */
  seed: number;
  /** Name of a safeguard to leave out. */
  without: string | undefined;
  /** Whether to show what the functions print. */
  verbose: boolean;
}

const DEFAULT_RUNS = 30;

/** Seeds taken from the clock are short enough to type. */
const LARGEST_OWN_SEED = 1_000_000;

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} must be a whole number, not ${text}`);
  return Number(text);
}

/** Reads `--runs N --seed S --without SAFEGUARD --verbose`. Throws on anything else. */
export function parseProofArguments(given: readonly string[]): ProofArguments {
  const { values } = parseArgs({
    args: [...given],
    options: {
      runs: { type: 'string', default: String(DEFAULT_RUNS) },
      seed: { type: 'string', default: String(Date.now() % LARGEST_OWN_SEED) },
      without: { type: 'string' },
      verbose: { type: 'boolean', default: false },
    },
  });
  const { without } = values;
  if (without !== undefined && !SAFEGUARDS.some(({ name }) => name === without)) {
    const names = SAFEGUARDS.map(({ name }) => name).join(', ');
    throw new Error(`--without knows ${names}; not ${without}`);
  }
  return {
    runs: wholeNumber('runs', values.runs),
    seed: wholeNumber('seed', values.seed),
    without,
    verbose: values.verbose,
  };
}
