// Loaded into the Firebase CLI with --import. By itself its functions emulator gives every call that comes while another is
// being answered a Node.js process of its own, which takes seconds of a core to start and stays until the end: a page that asks for
// four things starts four. In production an instance answers up to 80 calls at once, and so do the processes here.
import { createRequire } from 'node:module';

/** As many calls as one instance answers at once in production, by default. */
const CONCURRENCY = 80;

/**
 * @typedef {{ state: string }} Worker
 * @typedef {{
 *   getIdleWorker: (triggerId: string, runtime: string) => Worker | undefined,
 *   getTriggerWorkers: (triggerId: string, runtime: string) => Worker[],
 * }} Pool
 * @typedef {{ request: (...args: unknown[]) => Promise<void> }} Requests
 * @typedef {{ startRuntime: (backend: { codebase: string }, trigger?: { id: string }) => Promise<unknown> }} Emulator
 */

/** @param {string} what @returns {never} */
function changed(what) {
  throw new Error(
    `The Firebase CLI has no ${what} any more: bin/bootstrap/share-function-processes.mjs has to follow this version of it`,
  );
}

/**
 * Lets a process that is busy with fewer calls than an instance takes have the next one as well.
 * @param {Pool} pool the prototype of the CLI's RuntimeWorkerPool
 * @param {Requests} worker the prototype of its RuntimeWorker
 */
export function shareBusyWorkers(pool, worker) {
  const { getIdleWorker } = pool;
  const { request } = worker;
  if (!getIdleWorker || !pool.getTriggerWorkers) changed('RuntimeWorkerPool.getIdleWorker');
  if (!request) changed('RuntimeWorker.request');
  /** @type {WeakMap<object, number>} */
  const calls = new WeakMap();
  /** @param {object} of */
  const callsOf = (of) => calls.get(of) ?? 0;
  worker.request = async function (...args) {
    calls.set(this, callsOf(this) + 1);
    try {
      await request.apply(this, args);
    } finally {
      calls.set(this, callsOf(this) - 1);
    }
  };
  pool.getIdleWorker = function (triggerId, runtime) {
    return (
      getIdleWorker.call(this, triggerId, runtime) ??
      this.getTriggerWorkers(triggerId, runtime).find(
        (busy) => busy.state === 'BUSY' && callsOf(busy) < CONCURRENCY,
      )
    );
  };
}

/**
 * Lets calls that come while a function's process is starting wait for that one.
 * @param {Emulator} emulator the prototype of the CLI's FunctionsEmulator
 */
export function shareStarts(emulator) {
  const { startRuntime } = emulator;
  if (!startRuntime) changed('FunctionsEmulator.startRuntime');
  /** @type {Map<string, Promise<unknown>>} */
  const starting = new Map();
  emulator.startRuntime = function (backend, trigger) {
    // Without a trigger it is the process that lists a codebase's functions.
    if (trigger === undefined) return startRuntime.call(this, backend);
    const key = `${backend.codebase}/${trigger.id}`;
    const started =
      starting.get(key) ??
      startRuntime.call(this, backend, trigger).finally(() => {
        starting.delete(key);
      });
    starting.set(key, started);
    return started;
  };
}

const cli = process.argv[1];
// Tests import the two above without a CLI.
if (cli?.endsWith('firebase.js')) {
  // Of this very CLI, whatever version it is.
  const load = createRequire(cli);
  /** @type {{ RuntimeWorker: { prototype: Requests }, RuntimeWorkerPool: { prototype: Pool } }} */
  const { RuntimeWorker, RuntimeWorkerPool } = load('../emulator/functionsRuntimeWorker.js');
  /** @type {{ FunctionsEmulator: { prototype: Emulator } }} */
  const { FunctionsEmulator } = load('../emulator/functionsEmulator.js');
  shareBusyWorkers(RuntimeWorkerPool.prototype, RuntimeWorker.prototype);
  shareStarts(FunctionsEmulator.prototype);
}
