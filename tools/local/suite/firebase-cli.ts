import { closeSync, existsSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCAL_PROJECT } from '@thriftline/domain/base/ports';
import { endGroup, spawnGroup } from '@thriftline/run/child-group';
import { bundleOf } from '@thriftline/run/programs';
import { cliEnvironment } from './cli-environment.ts';
import type { Layout } from './machine/layout.ts';
import { tailLog } from './machine/log-tail.ts';
import { linkStorageRules } from './storage-rules-link.ts';

const EMULATORS = 'auth,functions,firestore,storage,hosting';
const STORES = 'firestore,storage';
const READY = 'All emulators ready!';
const START_LIMIT_MS = 180_000;
const STOP_LIMIT_MS = 60_000;
const LINES_SHOWN_ON_FAILURE = 25;

/** The Firebase CLI did not come up, or went away by itself. */
export class FirebaseCliFailed extends Error {
  override name = 'FirebaseCliFailed';
}

export interface FirebaseCliOptions {
  layout: Layout;
  official: boolean;
  /** Nothing but Firestore and Storage. */
  storesAlone: boolean;
  /** Import the data of the last run and export that of this one. */
  keepData: boolean;
  environment: NodeJS.ProcessEnv;
  /** Gets each line the CLI prints; without it nobody reads them once it is ready. */
  onLine?: ((line: string) => void) | undefined;
}

/** A running Firebase CLI with its emulators. */
export interface FirebaseCli {
  /** Settles when the CLI has ended; true when it ended well. */
  ended: Promise<boolean>;
  /** Ends the CLI, its data saved when it keeps any. */
  stop(): Promise<void>;
  /** Ends everything at once, data unsaved. */
  kill(): void;
}

function cliArguments({ layout, keepData, storesAlone }: FirebaseCliOptions): string[] {
  const { root } = layout;
  // These run inside the CLI.
  const inside = ['tools/run/bootstrap/leave-with-parent.mjs', bundleOf('functions-in-cli')].flatMap(
    (file) => ['--import', pathToFileURL(join(root, file)).href],
  );
  const imported = keepData && existsSync(layout.emulatorData) ? ['--import', layout.emulatorData] : [];
  const exported = keepData ? ['--export-on-exit', layout.nextEmulatorData] : [];
  return [
    // The Auth emulator compiles its schemas at start, which makes much short-lived garbage: with room for it the
    // start takes half the time.
    ['--max-semi-space-size=64'],
    [...inside, join(root, 'node_modules/firebase-tools/lib/bin/firebase.js')],
    ['emulators:start', '--project', LOCAL_PROJECT, '--config', layout.configFile],
    ['--only', storesAlone ? STORES : EMULATORS, '--non-interactive', ...imported, ...exported],
  ].flat();
}

/** The end of a log, under its name; nothing when there is none. */
async function endOfLog(file: string): Promise<string[]> {
  const log = await readFile(file, 'utf8').catch(() => '');
  return log === '' ? [] : [`And of ${file}:`, ...log.trimEnd().split('\n').slice(-LINES_SHOWN_ON_FAILURE)];
}

/** Starts the official Firebase CLI with its emulators and waits until it says they are ready. */
export async function startFirebaseCli(options: FirebaseCliOptions): Promise<FirebaseCli> {
  const { layout } = options;
  await mkdir(layout.workDir, { recursive: true });
  await linkStorageRules(layout);
  // Short, because sockets lie in it and their paths may not be longer than about 100 characters.
  const temporary = await mkdtemp(join(tmpdir(), 'thriftline-'));
  const environment = await cliEnvironment(layout, { official: options.official, temporary });
  const firestoreLog = join(layout.workDir, 'firestore-debug.log');
  await rm(firestoreLog, { force: true });
  // A file, not a pipe: the CLI can then go on, and save its data, when this process has been killed.
  const log = openSync(layout.cliLog, 'w');
  const child = spawnGroup(process.execPath, cliArguments(options), {
    cwd: layout.workDir,
    env: {
      ...environment,
      // One process answers them all; the CLI itself takes 50 calls at a time.
      FIRESTORE_EVENTS_AT_A_TIME: '16',
      // Test runs stay in memory: their data is thrown away anyhow.
      ...(options.keepData && !options.official ? { FIRESTORE_DATA_FOLDER: layout.firestoreData } : {}),
      ...options.environment,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);

  const recent: string[] = [];
  let markReady = () => {};
  const ready = new Promise<void>((resolve) => {
    markReady = resolve;
  });
  const tail = tailLog(layout.cliLog, (line) => {
    recent.push(line);
    if (recent.length > LINES_SHOWN_ON_FAILURE) recent.shift();
    if (line.includes(READY)) markReady();
    options.onLine?.(line);
  });
  const ended = new Promise<boolean>((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  }).then(async (well) => {
    await tail.stop();
    await rm(temporary, { recursive: true, force: true });
    return well;
  });

  const signal = (name: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(name);
  };
  const cli: FirebaseCli = {
    ended,
    kill() {
      if (child.pid !== undefined) endGroup(child.pid, 'SIGKILL');
    },
    async stop() {
      signal('SIGINT');
      const timer = setTimeout(() => cli.kill(), STOP_LIMIT_MS);
      await ended;
      clearTimeout(timer);
    },
  };

  const outcome = await Promise.race([
    ready.then(() => 'ready' as const),
    ended.then(() => 'ended' as const),
    new Promise<'late'>((resolve) => setTimeout(resolve, START_LIMIT_MS, 'late').unref()),
  ]);
  if (outcome === 'ready') {
    if (options.onLine === undefined) await tail.stop();
    return cli;
  }
  if (outcome === 'late') await cli.stop();
  const why = outcome === 'late' ? `was not ready within ${START_LIMIT_MS / 1000} s` : 'ended while starting';
  throw new FirebaseCliFailed(
    [
      `The Firebase CLI ${why}. Its last words (all of them: ${layout.cliLog}):`,
      ...recent,
      ...(await endOfLog(firestoreLog)),
    ].join('\n'),
  );
}
