import { median, millisOf } from '../harness/measure.ts';
import { row, rowId } from '../harness/row.ts';
import { emulators, Subject, type SubjectName } from '../harness/subject.ts';
import type { Cell, Row } from '../harness/table.ts';

const LISTENERS = 1000;
const WRITES_TO_ONE = 200;
const WRITES_TO_ALL = 15;
/** Writes before the measured ones. */
const WARM_UP = 5;
const LIMIT_MS = 60_000;

/** A write among many listeners, until every listener it touches has shown it. */
export async function listenerRows(): Promise<Row[]> {
  const one: Partial<Record<SubjectName, Cell>> = {};
  const all: Partial<Record<SubjectName, Cell>> = {};
  for (const name of emulators()) {
    one[name] = await measure(name, { same: false, writes: WRITES_TO_ONE });
    all[name] = await measure(name, { same: true, writes: WRITES_TO_ALL });
  }
  const count = LISTENERS.toLocaleString('en-US');
  return [
    { label: `write among ${count} listeners, seen by one`, unit: 'ms', cells: one },
    { label: `write among ${count} listeners, seen by all`, unit: 'ms', cells: all },
  ];
}

async function measure(
  name: SubjectName,
  { same, writes }: { same: boolean; writes: number },
): Promise<Cell> {
  const subject = await Subject.start(name);
  const rows = subject.db.collection('rows');
  let waiting = 0;
  let done: () => void = () => undefined;
  const told = (count: number) =>
    new Promise<void>((resolve, reject) => {
      waiting = count;
      const timer = setTimeout(() => reject(new Error('late')), LIMIT_MS);
      done = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const hear = () => {
    waiting -= 1;
    if (waiting === 0) done();
  };
  try {
    const ready = told(LISTENERS);
    let failure: unknown;
    for (let at = 0; at < LISTENERS; at++) {
      const query = same ? rows.where('n', '>=', 0) : rows.where('listener', '==', at);
      query.onSnapshot(hear, (error) => {
        failure = error;
      });
    }
    await ready;
    const taken: number[] = [];
    for (let n = 0; n < WARM_UP + writes; n++) {
      const seen = told(same ? LISTENERS : 1);
      const millis = await millisOf(async () => {
        await rows.doc(rowId(n)).set({ ...row(n), listener: n });
        await seen;
      });
      if (n >= WARM_UP) taken.push(millis);
    }
    if (failure !== undefined) return 'fails';
    return median(taken);
  } catch (error) {
    return (error as Error).message === 'late' ? `> ${LIMIT_MS / 1000} s` : 'fails';
  } finally {
    await subject.stop();
  }
}
