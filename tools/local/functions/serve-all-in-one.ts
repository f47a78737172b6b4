import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { bundleOf } from '@thriftline/run/programs';
import { ROOT } from '@thriftline/run/root';
import type { Shaker } from '../shake/shaker.ts';
import { type Call, FunctionsProcess } from './functions-process.ts';
import { answerShaken } from './shaken-calls.ts';

/** A function as the CLI knows it. */
export interface CliTrigger {
  id: string;
  entryPoint: string;
  timeoutSeconds?: number;
  /** Absent for those that are called by HTTP, by the platform's clock, too. */
  eventTrigger?: unknown;
  schedule?: unknown;
}

/** A folder of functions. */
export interface CliBackend {
  codebase: string;
  functionsDir: string;
  /** The Node.js to run them with. */
  bin?: string;
}

/** A request that its hub has taken. */
export interface CliRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

type Environment = Record<string, string>;

/** What is used of the CLI's FunctionsEmulator. */
export interface CliEmulator {
  workerPools: Record<string, object>;
  logger: {
    logLabeled(kind: 'BULLET' | 'WARN', label: string, text: string): void;
    handleRuntimeLog(log: unknown): void;
  };
  getRuntimeEnvs(backend: CliBackend): Environment;
  resolveSecretEnvs(backend: CliBackend): Promise<Environment>;
  loadTriggers(backend: CliBackend, force?: boolean): Promise<void>;
  startRuntime(backend: CliBackend, trigger?: CliTrigger): Promise<unknown>;
}

/** What is used of its RuntimeWorkerPool, of which each folder of functions has one. */
export interface CliPool {
  readyForWork(triggerId: string): boolean;
  submitRequest(
    triggerId: string,
    request: CliRequest,
    response: ServerResponse,
    body?: Uint8Array,
  ): Promise<void>;
  refresh(): void;
  exit(): void;
}

/** The CLI's own classes. */
export interface Cli {
  FunctionsEmulator: { prototype: CliEmulator };
  RuntimeWorkerPool: { prototype: CliPool };
  EmulatorLog: { fromJSON(line: string): unknown };
  socketPath(): string;
}

/** What is kept for a pool. */
interface Kept {
  process: FunctionsProcess;
  triggers: Map<string, CliTrigger>;
}

/** What the platform gives a function that says nothing of it. */
const DEFAULT_TIMEOUT_SECONDS = 60;

const EMULATOR_METHODS = ['getRuntimeEnvs', 'resolveSecretEnvs', 'loadTriggers', 'startRuntime'] as const;
const POOL_METHODS = ['readyForWork', 'submitRequest', 'refresh', 'exit'] as const;

/** Throws where this CLI is built otherwise than the one this was written for. */
function checkShape({ FunctionsEmulator, RuntimeWorkerPool, EmulatorLog, socketPath }: Cli): void {
  const missing = [
    ...EMULATOR_METHODS.filter((name) => typeof FunctionsEmulator?.prototype[name] !== 'function'),
    ...POOL_METHODS.filter((name) => typeof RuntimeWorkerPool?.prototype[name] !== 'function'),
    ...(typeof EmulatorLog?.fromJSON === 'function' ? [] : ['EmulatorLog.fromJSON']),
    ...(typeof socketPath === 'function' ? [] : ['getTemporarySocketPath']),
  ];
  if (missing.length === 0) return;
  throw new Error(
    `The Firebase CLI has no ${missing.join(', no ')}: tools/local/functions has to follow this version of it.`,
  );
}

/**
 * Has the CLI's functions emulator serve all functions of a folder by one process. It starts with the emulators, so that these are ready
 * once functions are; what it is asked, what it knows of triggers and when it takes new ones stays the CLI's. A shaker says how calls
 * get to it.
 */
export function serveAllInOne(cli: Cli, shaker?: Shaker): void {
  checkShape(cli);
  const emulators = cli.FunctionsEmulator.prototype;
  const pools = cli.RuntimeWorkerPool.prototype;
  const { loadTriggers } = emulators;
  const kept = new WeakMap<object, Kept>();

  const keptOf = (emulator: CliEmulator, backend: CliBackend): Kept => {
    const pool = emulator.workerPools[backend.codebase];
    if (pool === undefined)
      throw new Error(`The Firebase CLI does not know the functions ${backend.codebase}.`);
    const known = kept.get(pool) ?? {
      triggers: new Map(),
      process: new FunctionsProcess(
        async () => ({
          command: backend.bin ?? process.execPath,
          args: [join(ROOT, bundleOf('functions-host'))],
          cwd: backend.functionsDir,
          env: {
            METADATA_SERVER_DETECTION: 'none',
            ...process.env,
            ...emulator.getRuntimeEnvs(backend),
            ...(await emulator.resolveSecretEnvs(backend)),
          },
          socket: cli.socketPath(),
        }),
        {
          info: (text) => emulator.logger.logLabeled('BULLET', 'functions', text),
          warn: (text) => emulator.logger.logLabeled('WARN', 'functions', text),
          printed: (line) => emulator.logger.handleRuntimeLog(cli.EmulatorLog.fromJSON(line)),
        },
      ),
    };
    kept.set(pool, known);
    return known;
  };

  emulators.loadTriggers = async function (backend, force) {
    await loadTriggers.call(this, backend, force);
    await this.startRuntime(backend);
  };
  // Asked with each call, as no pool says that it is ready; what goes wrong is answered there.
  emulators.startRuntime = async function (backend, trigger) {
    const { process, triggers } = keptOf(this, backend);
    if (trigger === undefined) {
      await process
        .ready()
        .catch((error: unknown) => this.logger.logLabeled('WARN', 'functions', String(error)));
    } else {
      triggers.set(trigger.id, trigger);
    }
  };
  pools.readyForWork = () => false;
  pools.submitRequest = async function (triggerId, { method, path, headers }, response, body) {
    const known = kept.get(this);
    const trigger = known?.triggers.get(triggerId);
    if (known === undefined || trigger === undefined)
      throw new Error(`No program asked to start ${triggerId}.`);
    const isEvent = trigger.eventTrigger !== undefined && trigger.schedule === undefined;
    const call: Call = {
      name: triggerId,
      function: trigger.entryPoint,
      signature: isEvent ? 'cloudevent' : 'http',
      method,
      path,
      headers,
      body,
      timeoutSeconds: trigger.timeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS,
    };
    if (shaker === undefined) await known.process.answer(call, response);
    else await answerShaken(known.process, call, response, shaker);
  };
  pools.refresh = function () {
    kept.get(this)?.process.renew();
  };
  pools.exit = function () {
    kept.get(this)?.process.end();
  };
}
