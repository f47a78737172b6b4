import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { planRun } from './plan/run-plan.ts';
import { startWorld } from './platform/world.ts';
import { parseProofArguments } from './proof-arguments.ts';
import { proveOnce, type RunResult } from './run/prove-once.ts';
import { SAFEGUARDS } from './without/safeguards.ts';

function total(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function summaryOf(
  run: number,
  { seed, faults, sold, refunded, paidOut, violations }: RunResult,
  ms: number,
): string {
  const outcome = `${sold} sold, ${refunded} refunded, ${paidOut} paid out, ${violations.length} violations`;
  return `run ${run}: seed ${seed}, ${total(faults)} faults, ${outcome}, ${(ms / 1000).toFixed(1)} s`;
}

/** A run that came to no end is as bad as one that ended badly. */
function abortedRun(seed: number, cause: unknown): RunResult {
  const detail = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  const violations = [{ rule: 'broken-off', subject: `seed ${seed}`, detail }];
  return { seed, faults: {}, violations, sold: 0, refunded: 0, paidOut: 0, deaths: [] };
}

function table(title: string, counts: ReadonlyMap<string, number>): void {
  console.log(`\n${title}`);
  const lines = [...counts].sort(([one], [other]) => one.localeCompare(other));
  for (const [name, count] of lines) console.log(`${String(count).padStart(6)}  ${name}`);
}

function add(sums: Map<string, number>, name: string, count: number): void {
  sums.set(name, (sums.get(name) ?? 0) + count);
}

const REPORTS = join(import.meta.dirname, '../../.local/proof');

/** Keeps what a bad run printed: played again, its processes meet each other at other moments. Gives where. */
async function keepReport(seed: number, lines: readonly string[]): Promise<string> {
  await mkdir(REPORTS, { recursive: true });
  const path = join(REPORTS, `seed-${seed}.txt`);
  await writeFile(path, lines.join('\n'));
  return path;
}

/** Runs the proof as the arguments say, prints what it found, and gives the exit code: 1 when something is wrong. */
export async function proofCommand(given: readonly string[]): Promise<number> {
  const { runs, seed, without, verbose } = parseProofArguments(given);
  const broken = SAFEGUARDS.find(({ name }) => name === without);
  let printed: string[] = [];
  const log = (line: string) => {
    printed.push(line);
    if (verbose) console.log(`    ${line}`);
  };
  let world = await startWorld(log, broken);
  if (broken) console.log(`Left out on purpose: ${broken.name} (${broken.module})`);
  if (!world.platform.functions.some(({ kind }) => kind === 'schedule')) {
    console.log('functions/src/index.ts exports no scheduled function: nothing reconciles what was lost.');
  }
  const faults = new Map<string, number>();
  const deaths = new Map<string, number>();
  let violations = 0;
  try {
    for (let run = 0; run < runs; run += 1) {
      const began = Date.now();
      printed = [];
      const result = await proveOnce(world, planRun(seed + run)).catch(async (cause: unknown) => {
        // What it left under way is not to reach into the next run.
        await world.stop();
        world = await startWorld(log, broken);
        return abortedRun(seed + run, cause);
      });
      console.log(summaryOf(run + 1, result, Date.now() - began));
      for (const { rule, subject, detail } of result.violations) {
        console.log(`    ${rule}: ${subject}: ${detail}`);
      }
      if (result.violations.length > 0) {
        const report = [...result.violations.map((found) => JSON.stringify(found)), ...printed];
        console.log(`    printed during it: ${await keepReport(seed + run, report)}`);
      }
      for (const [kind, count] of Object.entries(result.faults)) add(faults, kind, count);
      for (const place of result.deaths) add(deaths, place, 1);
      violations += result.violations.length;
    }
  } finally {
    await world.stop();
  }
  table('Faults that came true', faults);
  table('Where instances were killed', deaths);
  console.log(`\nReplay a run with: npm run proof:one-sale -- --runs 1 --seed SEED`);
  console.log(`runs ${runs}, faults ${total(Object.fromEntries(faults))}, violations ${violations}`);
  return violations > 0 ? 1 : 0;
}
