import { median, millisOf } from '../harness/measure.ts';
import { Subject, type SubjectName, subjects } from '../harness/subject.ts';
import type { Row } from '../harness/table.ts';

const ROUNDS = 5;
const AIM_MS = 1000;

/** From starting the process to the first document read. */
export async function startRow(): Promise<Row> {
  const taken = new Map<SubjectName, number[]>(subjects().map((name) => [name, []]));
  // The first round is for the client's own code to be loaded.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of subjects()) {
      let subject: Subject | undefined;
      const millis = await millisOf(async () => {
        subject = await Subject.start(name);
        await subject.db.doc('rows/row-0000000').get();
      });
      if (round > 0) taken.get(name)?.push(millis);
      await subject?.stop();
    }
  }
  const cells = Object.fromEntries([...taken].map(([name, millis]) => [name, median(millis)]));
  return {
    label: 'start to first answer',
    unit: 'ms',
    cells,
    aim: { text: 'below 1 s', reached: (cells.ours ?? Number.POSITIVE_INFINITY) < AIM_MS },
  };
}
