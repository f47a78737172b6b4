import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Sizes of a bundle in kB. */
export interface BundleSize {
  /** What every instance reads: index.js and what it imports at once. */
  first: number;
  /** All scripts, those that are loaded with a call among them. */
  all: number;
}

const KILOBYTE = 1000;

/** How large the bundle in a folder is, without source maps. */
export async function bundleSize(folder: string): Promise<BundleSize> {
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const sizes = new Map(
    await Promise.all(
      scripts.map(async (name) => [name, (await stat(join(folder, name))).size / KILOBYTE] as const),
    ),
  );
  const read = new Set<string>(['index.js']);
  for (const name of read) {
    const text = await readFile(join(folder, name), 'utf8');
    // As the bundler writes what is imported at once.
    for (const [, part] of text.matchAll(/(?:\bfrom|\bimport) ?"\.\/([^"]+\.js)"/g)) if (part) read.add(part);
  }
  const sumOf = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  return { first: sumOf(read), all: sumOf(sizes.keys()) };
}
