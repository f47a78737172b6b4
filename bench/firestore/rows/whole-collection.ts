import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { loadRows, TooSlow } from '../harness/load.ts';
import { emulators, file, Subject, type SubjectName } from '../harness/subject.ts';
import type { Cell, Row } from '../harness/table.ts';

const DOCUMENTS = 100_000;
const LIMIT_MS = 60_000;
const AIM_FACTOR = 1.5;

/** A hundred thousand documents in batches, without and with a listener on all of them. */
export async function wholeCollectionRows(): Promise<Row[]> {
  const without: Partial<Record<SubjectName, Cell>> = {};
  const listened: Partial<Record<SubjectName, Cell>> = {};
  for (const name of emulators()) {
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
    listener?.stop();
    await subject.stop();
  }
}

/**
 * Listens to the whole collection as another program does, in a process of its own: in the writing one its work would be
 * measured instead of the server's. What `all` gives is done when it was shown all documents.
 */
async function listenToAll({ port }: Subject): Promise<{ all: Promise<unknown>; stop: () => void }> {
  const args = [file('./bench-firestore-listener.mjs'), `${port}`, `${DOCUMENTS}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout);
  await once(lines, 'line');
  return { all: once(lines, 'line'), stop: () => child.kill('SIGKILL') };
}
