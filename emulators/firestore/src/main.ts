import { readFile } from 'node:fs/promises';
import { parseArguments } from './arguments.ts';
import { FirestoreError } from './model/index.ts';
import { startFirestore } from './start-firestore.ts';

/** A stop that takes longer than the CLI waits would leave it believing that we hang. */
const STOP_LIMIT_MS = 3_000;

async function main(): Promise<void> {
  const { rules, functionsHost, projectId, ...options } = parseArguments(process.argv.slice(2));
  // The CLI has no flag for these two.
  const indexes = process.env.FIRESTORE_STRICT_INDEXES;
  const dataFolder = process.env.FIRESTORE_DATA_FOLDER;
  const emulator = await startFirestore({
    ...options,
    ...(functionsHost && { functionsHost }),
    ...(projectId && { singleProject: projectId }),
    ...(rules && { rules: [{ name: rules, content: await readFile(rules, 'utf8') }] }),
    ...(indexes && { strictIndexes: JSON.parse(await readFile(indexes, 'utf8')) as unknown }),
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

function fail(error: unknown): never {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  // Of data that can't be read the sentence says it all.
  const told = error instanceof FirestoreError ? error.message : error;
  console.error(taken ? `address already in use: ${(error as Error).message}` : told);
  process.exit(1);
}

main().catch(fail);
