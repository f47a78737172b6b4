import { mkdir, rm } from 'node:fs/promises';
import { PARTS } from './parts-folder.ts';

/**
 * Runs once before the rules tests: what an earlier run saw must not count for this one. Imports none of our packages,
 * for what vitest runs before all tests does not find them by their sources.
 */
export async function setup(): Promise<void> {
  await rm(PARTS, { recursive: true, force: true });
  await mkdir(PARTS, { recursive: true });
}
