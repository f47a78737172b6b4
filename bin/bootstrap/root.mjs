import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root, seen from this file as from a bundle in a workspace's `dist/`. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
