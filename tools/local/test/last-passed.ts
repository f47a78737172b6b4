import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inputHash } from '../suite/input-hash.ts';

/** Beside this file and committed, so that a fresh clone knows it, too. */
const RECORD = 'tools/local/test/last-passed.json';

/** Copies that packing makes and git ignores. If they counted, the suite that makes them would always look changed. */
const COPIES = /^emulators[\\/][^\\/]+[\\/]LICENSE$/;

/** What each suite was made of when it last passed as a whole: a hash, by the suite's name. */
export type LastPassed = Readonly<Record<string, string>>;

/**
 * A hash of what a suite is made of: its files, tests included, and the kind of machine it passes on. Another system or another
 * major version of Node.js gives another.
 */
export function madeOfHash(root: string, madeOf: readonly string[]): Promise<string> {
  const { platform, arch, versions } = process;
  const [node] = versions.node.split('.');
  return inputHash(root, madeOf, { platform, arch, node }, { tests: true, but: COPIES });
}

/** The record as it stands; empty where there is none. */
export async function readLastPassed(root: string): Promise<LastPassed> {
  try {
    return JSON.parse(await readFile(join(root, RECORD), 'utf8')) as LastPassed;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/** Notes what suites were made of when they passed, beside what is noted of others. */
export async function noteLastPassed(root: string, passed: LastPassed): Promise<void> {
  const record = { ...(await readLastPassed(root)), ...passed };
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(join(root, RECORD), `${JSON.stringify(sorted, undefined, 2)}\n`);
}
