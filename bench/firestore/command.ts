import { readFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '@thriftline/run/root';
import { googlesEmulator } from './harness/googles-emulator.ts';
import { subjects } from './harness/subject.ts';
import { formatTable, type Row } from './harness/table.ts';
import { batchRow } from './rows/batches.ts';
import { listenerRows } from './rows/listeners.ts';
import { manyGetsRow } from './rows/many-gets.ts';
import { rulesRows } from './rows/rules.ts';
import { singleOperationRows } from './rows/single-operations.ts';
import { startRow } from './rows/start.ts';
import { wholeCollectionRows } from './rows/whole-collection.ts';

const SIZES = [1_000, 10_000, 100_000];

/** The parts of the table, by the name under which one alone can be asked for. */
const PARTS: Readonly<Record<string, () => Promise<Row[]>>> = {
  start: async () => [await startRow()],
  ...Object.fromEntries(SIZES.map((size) => [`single-${size}`, () => singleOperationRows(size)])),
  gets: async () => [await manyGetsRow()],
  batches: async () => [await batchRow()],
  listeners: listenerRows,
  whole: wholeCollectionRows,
  rules: rulesRows,
};

const USAGE = `Usage: npm run bench:firestore [-- PART...]
Parts: ${Object.keys(PARTS).join(' ')}; all of them when none is named.`;

/** Measures and prints the table. */
export async function benchCommand(argv: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...argv], allowPositionals: true });
  const names = positionals.length > 0 ? positionals : Object.keys(PARTS);
  const rows: Row[] = [];
  for (const name of names) {
    const part = PARTS[name];
    if (part === undefined) throw new Error(`There is no part "${name}".\n${USAGE}`);
    console.error(`measuring ${name} …`);
    rows.push(...(await part()));
  }
  console.log(`${await machine()}\n\n${formatTable(rows, subjects())}\n\n${legend()}`);
}

function legend(): string {
  const google = googlesEmulator();
  return `ours: emulators/firestore, started as the Firebase CLI starts it, data in memory. package: @firestore-emulator/server.
google: ${google === null ? 'not measured, there is no JAR of it or no Java that runs it on this machine' : google.version}.
echo: a gRPC server that answers with bytes made beforehand, so the floor for any server under this client.
All are asked by the same client, firebase-admin, in turns; each figure is the median of several rounds.`;
}

async function machine(): Promise<string> {
  const lockFile = join(ROOT, 'package-lock.json');
  const lock = JSON.parse(await readFile(lockFile, 'utf8')) as {
    packages: Record<string, { version?: string } | undefined>;
  };
  const versions = ['firebase-admin', '@grpc/grpc-js', '@firestore-emulator/server'].map(
    (name) => `${name} ${lock.packages[`node_modules/${name}`]?.version ?? ''}`,
  );
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return [
    `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${memory} GiB, Node.js ${process.versions.node}`,
    versions.join(', '),
  ].join('\n');
}
