import { median, millisOf } from '../harness/measure.ts';
import { row, rowId } from '../harness/row.ts';
import { Subject, type SubjectName, subjects } from '../harness/subject.ts';
import type { Cell, Row } from '../harness/table.ts';

const GETS = 10_000;
const ROUNDS = 3;

/** Ten thousand gets asked for at once by one client, which is what they wait for. */
export async function manyGetsRow(): Promise<Row> {
  const cells: Partial<Record<SubjectName, Cell>> = {};
  for (const name of subjects()) {
    const subject = await Subject.start(name);
    try {
      const document = subject.db.collection('rows').doc(rowId(0));
      if (name !== 'echo') await document.set(row(0));
      const taken: number[] = [];
      // The first round warms up the code, on both sides of the line.
      for (let round = 0; round <= ROUNDS; round++) {
        const millis = await millisOf(() => Promise.all(Array.from({ length: GETS }, () => document.get())));
        if (round > 0) taken.push(millis / 1000);
      }
      cells[name] = median(taken);
    } catch (error) {
      console.error(`${name}:`, (error as Error).message);
      cells[name] = 'fails';
    } finally {
      await subject.stop();
    }
  }
  const { ours, echo } = cells;
  const share =
    typeof ours === 'number' && typeof echo === 'number' ? Math.round((100 * echo) / ours) : undefined;
  return {
    label: `${GETS.toLocaleString('en-US')} gets together`,
    unit: 's',
    cells,
    ...(share !== undefined && {
      note: `the client is the limit: with no server to speak of (echo) it takes ${share} %`,
    }),
  };
}
