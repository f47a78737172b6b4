import { readFile } from 'node:fs/promises';
import manifest from '../package.json' with { type: 'json' };
import { type Arguments, parseArguments, USAGE, UsageError } from './arguments.ts';
import { FirestoreError } from './model/index.ts';
import { startFirestoreEmulator } from './start-firestore-emulator.ts';

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

async function serve({
  host,
  port,
  rules,
  seed,
  functionsHost,
  projectId,
  unknown,
}: Arguments): Promise<void> {
  if (unknown.length > 0) console.error(`Not known here, and passed over: ${unknown.join(' ')}`);
  // The Firebase CLI has no flag for these two.
  const indexes = process.env.FIRESTORE_STRICT_INDEXES;
  const dataFolder = process.env.FIRESTORE_DATA_FOLDER;
  const emulator = await startFirestoreEmulator({
    host,
    port,
    // The Firebase CLI puts better ones when the file is saved again.
    faultyRules: 'deny',
    ...(seed && { seed }),
    ...(functionsHost && { functionsHost }),
    ...(projectId && { singleProject: projectId }),
    ...(rules && { rules: { name: rules, content: await readText('rules', rules) } }),
    ...(indexes && { strictIndexes: parseIndexes(indexes, await readText('indexes', indexes)) }),
    ...(dataFolder && { dataFolder }),
    onShutdown: () => process.exit(0),
  });
  console.log(`Dev App Server is now running. Firestore listens on ${emulator.host}:${emulator.port}.`);
  const stop = () => {
    setTimeout(() => process.exit(0), STOP_LIMIT_MS).unref();
    emulator.stop().then(() => process.exit(0), fail);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

async function readText(what: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new UnusableFileError(`Cannot read the ${what}: ${(error as Error).message}`);
  }
}

function parseIndexes(path: string, text: string): unknown {
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
