import { relative } from 'node:path';
import type { FileTime, SuiteResult } from './test-summary.ts';

/** Suites that a run left out, or parts of them, and why. */
export interface NotRun {
  what: readonly string[];
  why: string;
}

/** What a run of several suites came to. */
export interface RunSummary {
  root: string;
  /** Each with how long it took, and how busy the cores were meanwhile. */
  suites: readonly { result: SuiteResult; ms: number; used: number }[];
  notRun: readonly NotRun[];
  ms: number;
  /** Which share of the cores' time was used, from 0 to 1. */
  used: number;
}

const SLOWEST = 10;

function duration(ms: number): string {
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(seconds < 10 ? 1 : 0)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** The files whose tests took longest, of all suites. */
function slowestFiles(files: readonly FileTime[]): FileTime[] {
  const sums = new Map<string, number>();
  for (const { file, ms } of files) sums.set(file, (sums.get(file) ?? 0) + ms);
  return [...sums]
    .map(([file, ms]) => ({ file, ms }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST);
}

/** Says what each suite took, which files were slowest, what was not run, and which tests needed a second try. */
export function summaryLines({ root, suites, notRun, ms, used }: RunSummary): string[] {
  const wide = Math.max(...suites.map(({ result }) => result.suite.length));
  const results = suites.map(({ result }) => result);
  const slowest = slowestFiles(results.flatMap(({ files }) => files));
  const secondTries = results.flatMap(({ secondTries: names }) => names);
  const tests = results.reduce((sum, { passed, failed }) => sum + passed + failed, 0);
  return [
    ...suites.map(({ result: { suite, passed, failed }, ms: took, used: meanwhile }) =>
      [
        `  ${suite.padEnd(wide)}`,
        duration(took).padStart(12),
        percent(meanwhile).padStart(5),
        `${passed} passed, ${failed} failed`,
      ].join('  '),
    ),
    `  ${duration(ms)} in all; the cores were busy ${percent(used)} of it, and while each suite ran as its line says`,
    ...(slowest.length === 0
      ? []
      : [
          '',
          `The slowest ${slowest.length} of ${results.reduce((sum, { files }) => sum + new Set(files.map(({ file }) => file)).size, 0)} files:`,
        ]),
    ...slowest.map(({ file, ms: took }) => `  ${duration(took).padStart(12)}  ${relative(root, file)}`),
    '',
    ...(notRun.length === 0
      ? ['Everything was run.']
      : notRun.map(({ what, why }) => `Not run: ${what.join(', ')} (${why})`)),
    secondTries.length === 0
      ? 'No test needed a second try.'
      : `${secondTries.length} of ${tests} tests needed a second try:`,
    ...secondTries.map((name) => `  ${name}`),
    '',
  ];
}
