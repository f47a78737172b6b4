import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './bootstrap/root.mjs';
import { prepare } from './prepare.mjs';
import { PROGRAMS } from './programs.mjs';

/** Exit code of a program that was asked for something it does not know. */
const USAGE = 2;

/**
 * Builds a program, with all that it needs, and runs it. Ends the process with the exit code that it
 * gives, or with 1 when it throws.
 * @param {string | undefined} name One of programs.mjs.
 * @param {readonly string[]} argv
 */
export async function runProgram(name, argv) {
  const { start, offset } = (name === undefined ? undefined : PROGRAMS[name]) ?? {};
  if (name === undefined || start === undefined) {
    const known = Object.keys(PROGRAMS).filter((known) => PROGRAMS[known]?.start);
    console.error(
      `Usage: node tools/run/run.mjs NAME [arguments], where NAME is one of: ${known.join(', ')}`,
    );
    process.exit(USAGE);
  }
  // Before anything of the program is loaded: some modules read it as they are.
  if (offset !== undefined) process.env.THRIFTLINE_PORT_OFFSET ??= String(offset);
  const bundle = await prepare(name);
  try {
    const program = await import(pathToFileURL(join(ROOT, bundle)).href);
    const code = await program[start](argv);
    if (code !== undefined) process.exit(code);
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
}
