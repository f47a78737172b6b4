import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Whether a module is one of the files with these paths, seen from the repository's root. Throws where one is missing: a chunk that
 * names a file by its old path would be built without it, and nobody would see more than a larger page.
 */
export function namedFiles(paths: readonly string[]): (id: string) => boolean {
  const files = paths.map((path) => `${ROOT}${path}`);
  const missing = paths.filter((_, index) => !existsSync(files[index] ?? ''));
  if (missing.length > 0)
    throw new Error(`A chunk of the build names files that are gone: ${missing.join(', ')}`);
  return (id) => files.includes(id);
}
