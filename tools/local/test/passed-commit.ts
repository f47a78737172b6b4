import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** Not committed: what passed on one machine says nothing of another. */
const RECORD = '.local/test/quick-passed-at';

/** What git prints, trimmed; undefined where it fails, as it does outside of a clone or at a commit that is gone. */
async function git(root: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await promisify(execFile)('git', args, { cwd: root })).stdout.trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

/** The commit that is checked out, if nothing differs from it: what passes then has passed at that commit. */
export async function cleanCommit(root: string): Promise<string | undefined> {
  const changes = await git(root, 'status', '--porcelain');
  return changes === '' ? git(root, 'rev-parse', 'HEAD') : undefined;
}

/**
 * The commit at which all that is quick last passed here on this version of Node.js, if what is checked out grew from it. Tests of what
 * hasn't changed since would say the same again.
 */
export async function passedCommit(root: string): Promise<string | undefined> {
  const [commit = '', version] = await readFile(join(root, RECORD), 'utf8').then(
    (text) => text.split(' '),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  if (version !== process.version) return undefined;
  const grewFromIt = await git(root, 'merge-base', '--is-ancestor', commit, 'HEAD');
  return grewFromIt === undefined ? undefined : commit;
}

/** Whether any of these files, or of those in these folders, is another than at a commit. */
export async function hasChanged(root: string, commit: string, paths: readonly string[]): Promise<boolean> {
  const changed = await git(root, 'diff', '--name-only', commit, '--', ...paths);
  const added = await git(root, 'ls-files', '--others', '--exclude-standard', '--', ...paths);
  return changed !== '' || added !== '';
}

/** Notes that all that is quick passed at this commit. */
export async function notePassedCommit(root: string, commit: string): Promise<void> {
  const file = join(root, RECORD);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${commit} ${process.version}`);
}
