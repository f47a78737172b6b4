import { loadRows, TooSlow } from '../load.ts';
import { Subject, type SubjectName } from '../subject.ts';
import type { Cell, Row } from '../table.ts';

const DOCUMENTS = 100_000;
const LIMIT_MS = 60_000;
const AIM_FACTOR = 1.5;

/** A hundred thousand documents in batches, without and with a listener on all of them. */
export async function wholeCollectionRows(): Promise<Row[]> {
  const without: Partial<Record<SubjectName, Cell>> = {};
  const listened: Partial<Record<SubjectName, Cell>> = {};
  for (const name of ['ours', 'package'] as const) {
    without[name] = await measure(name, false);
    listened[name] = typeof without[name] === 'number' ? await measure(name, true) : without[name];
  }
  const label = `${DOCUMENTS.toLocaleString('en-US')} documents in batches`;
  const { ours: bare } = without;
  const { ours: heard } = listened;
  const reached = typeof bare === 'number' && typeof heard === 'number' && heard <= AIM_FACTOR * bare;
  return [
    { label, unit: 's', cells: without },
    {
      label: `${label}, a listener on all`,
      unit: 's',
      cells: listened,
      aim: { text: `at most ${AIM_FACTOR}× without one`, reached },
    },
  ];
}

/** Seconds until all is written and, with a listener, shown to it. */
async function measure(name: SubjectName, listening: boolean): Promise<Cell> {
  const subject = await Subject.start(name);
  const listener = listening ? await listenToAll(subject) : undefined;
  try {
    const start = performance.now();
    await loadRows(subject.db, { count: DOCUMENTS, limitMs: LIMIT_MS });
    await listener?.all;
    return (performance.now() - start) / 1000;
  } catch (error) {
    if (error instanceof TooSlow) return `> ${LIMIT_MS / 1000} s`;
    throw error;
  } finally {
    await subject.stop();
  }
}

/** Listens to the whole collection; what it gives is done when all documents were shown. */
async function listenToAll({ db }: Subject): Promise<{ all: Promise<void> }> {
  let isEmpty: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    isEmpty = resolve;
  });
  const all = new Promise<void>((resolve) => {
    db.collection('rows').onSnapshot(({ size }) => {
      isEmpty();
      if (size === DOCUMENTS) resolve();
    });
  });
  await first;
  return { all };
}
