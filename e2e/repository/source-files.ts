import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';

/** Paths below the root of all files that git tracks or would add, of the given git patterns; all files without any. */
export function repositoryFiles(...patterns: string[]): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return listed.split('\n').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}

/** The text of a file, by its path below the root. */
export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
