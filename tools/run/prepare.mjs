import { endAllGroups } from './bootstrap/child-group.mjs';
import { install, needsInstall } from './bootstrap/install.mjs';
import { createProgress } from './bootstrap/progress.mjs';
import { ROOT } from './bootstrap/root.mjs';
import { buildPrograms } from './build-programs.mjs';
import { bundleOf } from './programs.mjs';

/**
 * Everything a program needs before it can be loaded: the npm packages, its bundle and those of the programs it starts.
 * Gives the path of its bundle below the root; ends the process with a message when something fails.
 * @param {string} name One of programs.mjs.
 */
export async function prepare(name) {
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
    await buildPrograms([name]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  process.off('SIGINT', leave).off('SIGTERM', leave).off('SIGHUP', leave);
  return bundleOf(name);
}
