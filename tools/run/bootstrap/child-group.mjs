import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/** @type {Set<number>} */
const living = new Set();

/**
 * Starts a program as the head of a process group of its own, so that a Ctrl-C in the terminal reaches only the
 * launcher, and that the whole group can be ended later.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function spawnGroup(command, args, options = {}) {
  const child = spawn(command, args, { ...options, detached: true });
  const { pid } = child;
  if (pid !== undefined) {
    living.add(pid);
    child.once('exit', () => {
      endGroup(pid, 'SIGKILL');
      living.delete(pid);
    });
  }
  return child;
}

/**
 * Signals every process of a group that is left.
 * @param {number} pid The group's head.
 * @param {NodeJS.Signals} signal
 */
export function endGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}

/** Ends every group that still runs, at once. */
export function endAllGroups() {
  for (const pid of living) endGroup(pid, 'SIGKILL');
}

/** A program ended with another exit code than 0; `output` is the end of what it printed. */
export class CommandFailed extends Error {
  /**
   * @param {string} command
   * @param {string} how
   * @param {string} output
   */
  constructor(command, how, output) {
    super(`${command} ${how}.\n${output}`.trimEnd());
    this.name = 'CommandFailed';
  }
}

const KEPT_OUTPUT = 8_000;

/**
 * Runs a program to its end and gives its output. Throws CommandFailed when it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void, priority?: number}} [options] `priority`: as of
 *   `os.setPriority`, for all that it starts.
 * @returns {Promise<string>}
 */
export function run(command, args, { cwd, env, onOutput, priority } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawnGroup(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    if (priority !== undefined && child.pid !== undefined) setPriority(child.pid, priority);
    let output = '';
    const take = (/** @type {Buffer} */ data) => {
      const text = data.toString();
      onOutput?.(text);
      output = (output + text).slice(-KEPT_OUTPUT);
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('error', (error) =>
      reject(new CommandFailed(command, `could not start: ${error.message}`, '')),
    );
    child.once('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new CommandFailed([command, ...args].join(' '), `ended with ${signal ?? code}`, output));
    });
  });
}
