import type { Violation } from '../checker/state.ts';
import { MONTH_COLUMNS, type MonthRow } from '../checker/year/month-row.ts';
import { playYear } from './play-year.ts';
import { parseYearArguments } from './year-arguments.ts';

const COLUMN_WIDTH = 12;

function line(cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join('');
}

function rowLine(row: MonthRow): string {
  return line(MONTH_COLUMNS.map(({ cell }) => cell(row)));
}

/** Plays a year as the arguments say, prints what each month came to, and gives the exit code: 1 when something is wrong. */
export async function yearCommand(given: readonly string[]): Promise<number> {
  const { seed, days, verbose } = parseYearArguments(given);
  const log = verbose ? (text: string) => console.log(`    ${text}`) : () => undefined;
  const began = Date.now();
  console.log(`seed ${seed}\n${line(MONTH_COLUMNS.map(({ title }) => title))}`);
  const onMonth = (row: MonthRow, fresh: readonly Violation[]) => {
    console.log(rowLine(row));
    for (const { rule, subject, detail } of fresh) console.log(`    ${rule}: ${subject}: ${detail}`);
  };
  const { violations, sales, deaths, refusals } = await playYear({ seed, days, onMonth }, log);
  if (verbose) {
    console.log('\nWhat was refused');
    for (const [refusal, count] of [...refusals].sort())
      console.log(`${String(count).padStart(6)}  ${refusal}`);
  }
  const took = Math.round((Date.now() - began) / 1000);
  console.log(`\nReplay it with: npm run proof:year -- --seed ${seed} --days ${days}`);
  console.log(`${took} s, ${deaths.length} instances died`);
  console.log(`days ${days}, sales ${sales}, violations ${violations.length}`);
  return violations.length > 0 ? 1 : 0;
}
