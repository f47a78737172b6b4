import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildLocal } from './build-local.mjs';
import { endAllGroups } from './child-group.mjs';
import { install, needsInstall } from './install.mjs';
import { createProgress } from './progress.mjs';

/** The repository's root. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/**
 * Everything a program of `local/` needs before it can be loaded: the npm packages and its own bundle. Ends the
 * process with a message when that fails.
 */
export async function prepare() {
  const progress = createProgress();
  const leave = () => {
    endAllGroups();
    process.exit(130);
  };
  process.on('SIGINT', leave).on('SIGTERM', leave).on('SIGHUP', leave);
  try {
    if (await needsInstall(ROOT)) {
      await progress.step('Installing the npm packages', (detail) => install(ROOT, detail));
    }
    await buildLocal(ROOT);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  process.off('SIGINT', leave).off('SIGTERM', leave).off('SIGHUP', leave);
}
