import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const NOT_INPUTS = new Set(['node_modules', 'dist', 'coverage']);

/** What of the files below the paths counts. */
interface Counted {
  /** Whether tests do. */
  tests?: boolean;
  /** What does not, by its path from the root. */
  but?: RegExp;
}

async function filesBelow(path: string, counted: Counted): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (!entries) return [path];
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !NOT_INPUTS.has(name) && !name.startsWith('.'))
      .filter(({ name }) => counted.tests === true || !/\.test\.tsx?$/.test(name))
      .map(({ name }) => filesBelow(join(path, name), counted)),
  );
  return nested.flat();
}

/**
 * A hash that changes when a file below one of the paths (files or folders) is added, removed, renamed or altered, or
 * when one of the settings changes. Dot files and generated folders do not count, tests only when asked for.
 */
export async function inputHash(
  root: string,
  paths: readonly string[],
  settings: Readonly<Record<string, string | undefined>> = {},
  counted: Counted = {},
): Promise<string> {
  const below = await Promise.all(paths.map((path) => filesBelow(join(root, path), counted)));
  const files = below
    .flat()
    .filter((file) => counted.but?.test(relative(root, file)) !== true)
    .sort();
  const hash = createHash('sha256');
  hash.update(JSON.stringify(Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1))));
  for (const file of files) {
    const content = await readFile(file);
    hash.update(`\n${relative(root, file)} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** The hash noted at the last build, or undefined. */
export async function readStamp(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Notes the hash of what was just built. */
export async function writeStamp(file: string, hash: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, hash);
}
