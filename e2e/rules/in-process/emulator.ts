import { mkdir, readFile } from 'node:fs/promises';
import { type FirestoreEmulator, startFirestoreEmulator } from '@thriftline/firestore-emulator';
import { PARTS, QUERY_PARTS } from '../../rules-coverage/parts-folder.ts';

/** Answers what clients of this process ask the emulator over REST without sending it there. */
function answerHere(emulator: FirestoreEmulator): void {
  const calls = `http://${emulator.host}:${emulator.port}/v1/`;
  const send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (typeof input !== 'string' || !input.startsWith(calls)) return send(input, init);
    const { method = 'GET', headers = {}, body } = init ?? {};
    return emulator.fetch(input, { method, headers, ...(typeof body === 'string' && { body }) });
  };
}

/** The time of day, never the same millisecond twice: rules tell requests apart by it, and those sent over the wire take longer. */
function steppingClock(): () => number {
  let last = 0;
  return () => {
    last = Math.max(Date.now(), last + 1);
    return last;
  };
}

async function start(): Promise<FirestoreEmulator> {
  const [rules = '', indexes = ''] = await Promise.all(
    ['firestore.rules', 'firestore.indexes.json'].map((name) =>
      readFile(new URL(`../../../${name}`, import.meta.url), 'utf8'),
    ),
  );
  await mkdir(PARTS, { recursive: true });
  const emulator = await startFirestoreEmulator({
    rules,
    strictIndexes: JSON.parse(indexes),
    clock: steppingClock(),
    queryLog: `${PARTS}${QUERY_PARTS}${process.env.VITEST_POOL_ID}.jsonl`,
    log: false,
  });
  answerHere(emulator);
  return emulator;
}

let started: Promise<FirestoreEmulator> | undefined;

/** The Firestore emulator of this worker, with the rules as deployed in force for every project. It ends with the worker. */
export function emulatorOfWorker(): Promise<FirestoreEmulator> {
  started ??= start();
  return started;
}
