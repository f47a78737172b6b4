import { nodeVersionProblem } from './node-version.mjs';

/**
 * Loads a program of `local/` from its bundle, once this Node.js is found fit and all that it needs is installed and
 * built. Ends the process with a message when something is missing. Imports nothing that an old Node.js cannot read.
 * @param {string} name The bundle's name in `local/dist/`.
 */
export async function loadProgram(name) {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  const { prepare } = await import('./prepare.mjs');
  await prepare();
  return import(`../../dist/${name}.mjs`);
}
