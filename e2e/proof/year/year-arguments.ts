import { parseArgs } from 'node:util';

/** What a person asks of the year. */
export interface YearArguments {
  seed: number;
  days: number;
  /** Whether to show what the functions print. */
  verbose: boolean;
}

const DEFAULT_DAYS = 365;
const MOST_DAYS = 1_000;
const LARGEST_OWN_SEED = 1_000_000;

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d{1,9}$/.test(text) || number > most) {
    throw new Error(`--${name} must be a whole number up to ${most}, not ${text}`);
  }
  return number;
}

/** Reads `--seed S --days N --verbose`. Throws on anything else. */
export function parseYearArguments(given: readonly string[]): YearArguments {
  const { values } = parseArgs({
    args: [...given],
    options: {
      seed: { type: 'string', default: String(Date.now() % LARGEST_OWN_SEED) },
      days: { type: 'string', default: String(DEFAULT_DAYS) },
      verbose: { type: 'boolean', default: false },
    },
  });
  const days = wholeNumber('days', values.days, MOST_DAYS);
  if (days === 0) throw new Error('--days must be 1 or more');
  return { seed: wholeNumber('seed', values.seed, 999_999_999), days, verbose: values.verbose };
}
