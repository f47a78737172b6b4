import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FOLDER = new URL('../../node_modules/.cache/texts/', import.meta.url);

/** What a result is made by, besides its source: seen from here, and as well from the folder of a program that this is bundled into. */
const MADE_BY = [
  '../../texts/build/macro.mjs',
  '../../texts/build/compiled-defaults.mjs',
  '../../texts/build/compile.mjs',
  '../../texts/build/no-text-at-module-level.mjs',
  '../../package-lock.json',
];

/**
 * What was kept; undefined where nothing was.
 * @param {string} file
 */
async function readKept(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @type {Promise<string> | undefined} */
let madeBy;

async function hashOfMakers() {
  const hash = createHash('sha256');
  for (const file of MADE_BY) hash.update(await readFile(new URL(file, import.meta.url)));
  return hash.digest('hex');
}

/**
 * Gives what `make` gave for this source before, in whatever process: the website's builds, tests and functions ask for the same files,
 * which takes Babel six seconds each time.
 * @template Result
 * @param {string} source
 * @param {string} path
 * @param {() => Promise<Result>} make
 * @param {URL} folder
 * @returns {Promise<Result>}
 */
export async function keptResult(source, path, make, folder = FOLDER) {
  madeBy ??= hashOfMakers();
  const key = createHash('sha256')
    .update(JSON.stringify([await madeBy, path, source]))
    .digest('hex');
  const file = fileURLToPath(new URL(`${key}.json`, folder));
  const kept = await readKept(file);
  if (kept !== undefined) return kept;
  const result = await make();
  // Under another name until it is whole, as others may look for it.
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(folder, { recursive: true });
  await writeFile(unfinished, JSON.stringify(result));
  await rename(unfinished, file);
  return result;
}
