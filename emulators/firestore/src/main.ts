import { readFile } from 'node:fs/promises';
import manifest from '../package.json' with { type: 'json' };
import { type Arguments, parseArguments, USAGE, UsageError, withoutAbsent } from './arguments.ts';
import { FirestoreError } from './model/index.ts';
import { findingLine, RulesError } from './rules-bridge/rules-error.ts';
import type { RulesFile } from './rules-bridge/rules-registry.ts';
import { type FirestoreEmulator, startFirestoreEmulator } from './start-firestore-emulator.ts';
import { whenFileChanges } from './watch-file.ts';

/** A stop that takes longer than the CLI waits would leave it believing that we hang. */
const STOP_LIMIT_MS = 3_000;
/** Exit code for arguments that make no sense. */
const USAGE_EXIT_CODE = 2;

/** A file that was named and cannot be used; the message says it all. */
class UnusableFileError extends Error {}

async function main(): Promise<void> {
  const asked = parseArguments(process.argv.slice(2));
  if (asked === 'help') console.log(USAGE);
  else if (asked === 'version') console.log(manifest.version);
  else await serve(asked);
}

async function serve(asked: Arguments): Promise<void> {
  const { host, port, seed, functionsHost, projectId, requestsPort, unknown } = asked;
  if (unknown.length > 0) console.error(`Not known here, and passed over: ${unknown.join(' ')}`);
  const files = rulesFilesOf(asked);
  const indexes = asked.indexes ?? process.env.FIRESTORE_STRICT_INDEXES;
  const dataFolder = asked.data ?? process.env.FIRESTORE_DATA_FOLDER;
  const queryLog = process.env.FIRESTORE_QUERY_LOG;
  const eventsAtATime = Number(process.env.FIRESTORE_EVENTS_AT_A_TIME || 0);
  if (!Number.isInteger(eventsAtATime) || eventsAtATime < 0)
    throw new UsageError('FIRESTORE_EVENTS_AT_A_TIME has to be a whole number.');
  if (asked.watch && files.length === 0 && !indexes)
    throw new UsageError('--watch needs --rules or --indexes.');
  const rules = new Map(
    await Promise.all(
      files.map(async ({ databaseId, path }) => [databaseId, await readRules(path)] as const),
    ),
  );
  const emulator = await startFirestoreEmulator({
    host,
    port,
    // Better ones may come when the file is saved again.
    faultyRules: 'deny',
    databaseRules: Object.fromEntries(
      [...rules].flatMap(([databaseId, file]) => (databaseId === undefined ? [] : [[databaseId, file]])),
    ),
    ...withoutAbsent({
      seed,
      functionsHost,
      requestsPort,
      singleProject: projectId,
      rules: rules.get(undefined),
    }),
    ...(indexes && { strictIndexes: await readIndexes(indexes) }),
    ...(dataFolder && { dataFolder }),
    ...(queryLog && { queryLog }),
    ...(eventsAtATime > 0 && { eventsAtATime }),
    onShutdown: () => process.exit(0),
  });
  if (asked.watch) watch(emulator, files, indexes);
  console.log(`Dev App Server is now running. Firestore listens on ${emulator.host}:${emulator.port}.`);
  const stop = () => {
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    emulator.stop().then(() => process.exit(0), fail);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** A file of rules, and the database it is for: every one that has no file of its own where there is no id. */
interface GivenRules {
  readonly databaseId: string | undefined;
  readonly path: string;
}

function rulesFilesOf({ rules, databaseRules }: Arguments): GivenRules[] {
  const own = Object.entries(databaseRules).map(([databaseId, path]) => ({ databaseId, path }));
  return rules === undefined ? own : [...own, { databaseId: undefined, path: rules }];
}

/** Has rules and indexes in force as their files are saved; faulty ones are told, and those before stay. */
function watch(emulator: FirestoreEmulator, files: readonly GivenRules[], indexes: string | undefined): void {
  const failed = (path: string) => (error: unknown) => {
    const isKnown = error instanceof RulesError || error instanceof UnusableFileError;
    console.error(`${path} is not in force, what was before is:`, isKnown ? error.message : error);
  };
  for (const { databaseId, path } of files) {
    const read = async () => {
      const findings = await emulator.loadRules(await readRules(path), undefined, databaseId);
      for (const finding of findings) console.log(findingLine(path, finding));
      console.log(`${path} was read again and is in force.`);
    };
    whenFileChanges(path, read, failed(path));
  }
  if (indexes === undefined) return;
  const read = async () => {
    await emulator.loadIndexes(await readIndexes(indexes));
    console.log(`${indexes} was read again and is in force.`);
  };
  whenFileChanges(indexes, read, failed(indexes));
}

async function readRules(path: string): Promise<RulesFile> {
  return { name: path, content: await readText('rules', path) };
}

async function readText(what: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UnusableFileError(`Cannot read the ${what}: ${(error as Error).message}`);
  }
}

async function readIndexes(path: string): Promise<unknown> {
  const text = await readText('indexes', path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnusableFileError(`${path} is no JSON: ${(error as Error).message}`);
  }
}

function fail(error: unknown): never {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(USAGE_EXIT_CODE);
  }
  const isTold = error instanceof FirestoreError || error instanceof UnusableFileError;
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  if (isTaken) console.error(`address already in use: ${(error as Error).message}`);
  else console.error(isTold ? error.message : error);
  process.exit(1);
}

main().catch(fail);
