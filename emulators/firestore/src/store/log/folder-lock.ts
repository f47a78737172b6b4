import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FirestoreError } from '../../model/firestore-error.ts';

const LOCK_FILE = 'lock';
/** How often a lock is tried that others take and leave meanwhile. */
const TRIES = 20;

/** Who holds a folder. A process id alone is given to another process sooner or later. */
interface Holder {
  readonly pid: number;
  /** When the process began, as its system tells it. */
  readonly began: string;
}

let locks = 0;

/**
 * Takes a folder for this process alone; gives the way to let go of it. A lock of a process that is no more, however it
 * ended, is no lock.
 *
 * @throws FirestoreError FAILED_PRECONDITION while another holds it
 */
export function lockFolder(folder: string): () => void {
  const lock = join(folder, LOCK_FILE);
  locks += 1;
  const own = `${lock}.${process.pid}.${locks}`;
  const text = JSON.stringify({ pid: process.pid, began: beginOf(process.pid) ?? '' } satisfies Holder);
  // Written aside and then linked: a lock is there with its holder or not at all.
  writeFileSync(own, text);
  try {
    for (let tried = 0; tried < TRIES; tried++) {
      if (isLinked(own, lock)) return () => rmSync(lock, { force: true });
      const found = read(lock);
      if (found !== undefined && isHeld(found)) break;
      if (found !== undefined) putAside(lock, found, `${own}.left`);
    }
  } finally {
    rmSync(own, { force: true });
  }
  const holder = holderOf(read(lock) ?? '');
  throw new FirestoreError(
    'FAILED_PRECONDITION',
    `The data folder ${resolve(folder)} is in use by process ${holder?.pid ?? 'unknown'}. Stop that one, or take another folder.`,
  );
}

function isLinked(own: string, lock: string): boolean {
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a lock away that nobody holds; one that somebody took a moment ago goes back. */
function putAside(lock: string, found: string, aside: string): void {
  try {
    renameSync(lock, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) !== found) isLinked(aside, lock);
  rmSync(aside, { force: true });
}

function isHeld(text: string): boolean {
  const holder = holderOf(text);
  return holder !== undefined && beginOf(holder.pid) === holder.began;
}

function holderOf(text: string): Holder | undefined {
  try {
    const { pid, began } = JSON.parse(text) as Partial<Holder>;
    return typeof pid === 'number' && typeof began === 'string' ? { pid, began } : undefined;
  } catch {
    // Not written by us: nobody holds it.
    return undefined;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** When a process began, in whatever form tells it from others; undefined where there is none of this id. */
function beginOf(pid: number): string | undefined {
  if (existsSync('/proc/self/stat')) {
    const stat = read(`/proc/${pid}/stat`);
    // The name of the program, in brackets, may hold spaces. The 20th field behind it: clock ticks since the system began.
    return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' }).trim();
  } catch {
    // ps tells of no such process by its exit code.
    return undefined;
  }
}
