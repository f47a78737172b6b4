import { loadRows } from '../harness/load.ts';
import { median } from '../harness/measure.ts';
import { BATCH } from '../harness/row.ts';
import { Subject, type SubjectName, subjects } from '../harness/subject.ts';
import type { Row } from '../harness/table.ts';

const ROUNDS = 3;
const BATCHES = 3;

/** Batches of new documents into a collection that grows to six thousand. */
export async function batchRow(): Promise<Row> {
  const started: Subject[] = [];
  for (const name of subjects()) started.push(await Subject.start(name));
  const taken = new Map<SubjectName, number[]>(subjects().map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const subject of started) {
      const from = round * BATCHES * BATCH;
      const { batches } = await loadRows(subject.db, {
        from,
        count: BATCHES * BATCH,
        limitMs: Number.POSITIVE_INFINITY,
      });
      if (round > 0) taken.get(subject.name)?.push(...batches);
    }
  }
  for (const subject of started) await subject.stop();
  return {
    label: `batch of ${BATCH} writes`,
    unit: 'ms',
    cells: Object.fromEntries([...taken].map(([name, millis]) => [name, median(millis)])),
  };
}
