import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The nearest folder above a file that holds the lock file: the repository's root, from wherever this module was bundled to.
 * @param {string} file
 * @returns {string}
 */
function rootAbove(file) {
  const folder = dirname(file);
  if (folder === file) throw new Error('package-lock.json is missing: this is not a complete clone.');
  return existsSync(join(folder, 'package-lock.json')) ? folder : rootAbove(folder);
}

/** The root of the repository. */
export const ROOT = rootAbove(fileURLToPath(import.meta.url));
