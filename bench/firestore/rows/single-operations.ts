import { loadRows, TooSlow } from '../harness/load.ts';
import { median, millisEach } from '../harness/measure.ts';
import { groupOf, QUERY_LIMIT, row, rowId } from '../harness/row.ts';
import { Subject, type SubjectName, subjects } from '../harness/subject.ts';
import type { Cell, Row } from '../harness/table.ts';

const ROUNDS = 5;
const OPERATIONS = 30;
/** A subject that takes longer to be filled is left out of that size. */
const LOAD_LIMIT_MS = 40_000;
/** Ours is meant to take no longer than the bare transport times this. */
const AIM_FACTOR = 3;
const AT_ONCE = 64;

type Operation = (subject: Subject, n: number) => Promise<unknown>;

/** Places all over the collection; the echo knows one document. */
function rowOf(subject: Subject, n: number, size: number): number {
  return subject.name === 'echo' ? 0 : (n * 7919) % size;
}

function operationsFor(size: number): Readonly<Record<string, Operation>> {
  const document = (subject: Subject, n: number) =>
    subject.db.collection('rows').doc(rowId(rowOf(subject, n, size)));
  const newest = (subject: Subject) => subject.db.collection('rows').orderBy('n', 'desc').limit(QUERY_LIMIT);
  return {
    get: (subject, n) => document(subject, n).get(),
    set: (subject, n) => document(subject, n).set(row(rowOf(subject, n, size))),
    [`query of ${QUERY_LIMIT}, ordered`]: (subject) => newest(subject).get(),
    [`query of ${QUERY_LIMIT}, filtered and ordered`]: (subject, n) =>
      newest(subject).where('group', '==', groupOf(n)).get(),
    [`${AT_ONCE} gets together`]: (subject, n) =>
      Promise.all(Array.from({ length: AT_ONCE }, (_, at) => document(subject, n * AT_ONCE + at).get())),
  };
}

/** Single operations among so many documents, and what the documents take in memory. */
export async function singleOperationRows(size: number): Promise<Row[]> {
  const unavailable = new Map<SubjectName, string>();
  const memory: Partial<Record<SubjectName, Cell>> = {};
  const started: Subject[] = [];
  for (const name of subjects()) {
    const subject = await Subject.start(name);
    if (name !== 'echo') {
      const before = subject.memory();
      try {
        await loadRows(subject.db, { count: size, limitMs: LOAD_LIMIT_MS });
        memory[name] = (subject.memory() - before) / size;
      } catch (error) {
        if (!(error instanceof TooSlow)) throw error;
        unavailable.set(name, `load > ${LOAD_LIMIT_MS / 1000} s`);
        await subject.stop();
        continue;
      }
    }
    started.push(subject);
  }
  const rows: Row[] = [];
  for (const [label, operation] of Object.entries(operationsFor(size))) {
    const cells = { ...Object.fromEntries(unavailable), ...(await measure(started, operation)) };
    const { ours, echo } = cells;
    const reached = typeof ours === 'number' && typeof echo === 'number' && ours <= AIM_FACTOR * echo;
    rows.push({
      label: `${label}, ${size.toLocaleString('en-US')} documents`,
      unit: 'ms',
      cells,
      aim: { text: `at most ${AIM_FACTOR}× echo`, reached },
    });
  }
  rows.push({
    label: `memory a document, ${size.toLocaleString('en-US')} documents`,
    unit: 'bytes',
    cells: { ...Object.fromEntries(unavailable), ...memory },
  });
  for (const subject of started) await subject.stop();
  return rows;
}

/** The median of several rounds, in which the subjects take turns. */
async function measure(
  started: readonly Subject[],
  operation: Operation,
): Promise<Partial<Record<SubjectName, Cell>>> {
  const medians = new Map<SubjectName, number[]>();
  // The first round warms up the code, on both sides of the line.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const subject of started) {
      const millis = await millisEach(OPERATIONS, (n) => operation(subject, round * OPERATIONS + n));
      if (round > 0) medians.set(subject.name, [...(medians.get(subject.name) ?? []), millis]);
    }
  }
  return Object.fromEntries([...medians].map(([name, values]) => [name, median(values)]));
}
