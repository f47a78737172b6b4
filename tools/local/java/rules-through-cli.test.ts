import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPrograms } from '@thriftline/run/build-programs';
import { endGroup, spawnGroup } from '@thriftline/run/child-group';
import { ROOT } from '@thriftline/run/root';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cliEnvironment } from '../suite/cli-environment.ts';
import { layoutOf } from '../suite/machine/layout.ts';

/** The Firebase CLI takes some seconds to start, many on a busy machine. */
const START_LIMIT_MS = 60_000;
const SOON = { timeout: 10_000, interval: 250 };
const PROJECT = 'demo-rules';

const firestoreRules = (condition: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{any=**} {
      ${condition}
      allow list: if true;
    }
  }
}`;
const storageRules = (permission: string) => `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o/{name} {
    ${permission}
  }
}`;

/** A port nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let folder: string;
let ports: Record<'firestore' | 'websocket' | 'storage' | 'hub' | 'logging', number>;
let printed = '';
let cli: ReturnType<typeof spawnGroup>;
let ended: Promise<unknown>;

beforeAll(async () => {
  await buildPrograms(['java', 'firestore', 'storage-rules']);
  folder = await mkdtemp(join(tmpdir(), 'thriftline-cli-'));
  const [firestore = 0, websocket = 0, storage = 0, hub = 0, logging = 0] = await Promise.all(
    [1, 2, 3, 4, 5].map(freePort),
  );
  ports = { firestore, websocket, storage, hub, logging };
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const config = {
    firestore: { rules: 'firestore.rules' },
    storage: { rules: 'storage.rules' },
    emulators: {
      // By itself the CLI takes the port of the suite that starts beside this test.
      firestore: { ...at(firestore), websocketPort: websocket },
      storage: at(storage),
      hub: at(hub),
      logging: at(logging),
      ui: { enabled: false },
    },
  };
  await writeFile(join(folder, 'firebase.json'), JSON.stringify(config));
  await writeFile(join(folder, 'firestore.rules'), firestoreRules('allow get: if (true;'));
  await writeFile(join(folder, 'storage.rules'), storageRules('allow write: if'));
  const temporary = join(folder, 'tmp');
  await mkdir(temporary);
  const layout = { ...layoutOf(ROOT, { offset: 0, official: false }), workDir: folder };
  const bin = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const start = ['emulators:start', '--project', PROJECT, '--only', 'firestore,storage', '--non-interactive'];
  cli = spawnGroup(process.execPath, [bin, ...start], {
    cwd: folder,
    env: await cliEnvironment(layout, { official: false, temporary }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [cli.stdout, cli.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  ended = new Promise((resolve) => cli.once('exit', resolve));
  await vi.waitFor(() => expect(printed).toContain('All emulators ready!'), { timeout: START_LIMIT_MS });
}, START_LIMIT_MS);

afterAll(async () => {
  cli.kill('SIGINT');
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, SOON.timeout).unref())]);
  if (cli.pid !== undefined && cli.exitCode === null) endGroup(cli.pid, 'SIGKILL');
  await rm(folder, { recursive: true });
});

const get = async () =>
  (
    await fetch(
      `http://127.0.0.1:${ports.firestore}/v1/projects/${PROJECT}/databases/(default)/documents/a/b`,
    )
  ).status;
const upload = async () =>
  (await fetch(`http://127.0.0.1:${ports.storage}/v0/b/shop/o?name=x`, { method: 'POST', body: 'x' })).status;

/** Writes rules until the CLI, which may not look yet, has printed something of them. */
async function save(file: string, rules: string, saying: RegExp): Promise<void> {
  printed = '';
  await expect
    .poll(
      saved(file, rules, () => printed),
      SOON,
    )
    .toMatch(saying);
}

/** Writes rules, each time anew: the CLI may have read the file half written; then what `look` finds. */
function saved<T>(file: string, rules: string, look: () => T | Promise<T>): () => Promise<T> {
  return async () => {
    await writeFile(join(folder, file), rules);
    return await look();
  };
}

it('documents are refused until faulty rules are mended, and judged by the last good ones when they break again', async () => {
  const log = () => readFile(join(folder, 'firestore-debug.log'), 'utf8');
  await expect.poll(log, SOON).toContain("firestore.rules:5:26 ERROR Unexpected ';', expected ')'.");
  expect(await get()).toBe(403);
  await save('firestore.rules', firestoreRules('allow get: if true;'), /Rules updated/);
  await expect.poll(saved('firestore.rules', firestoreRules('allow get: if true;'), get), SOON).toBe(404);
  await save(
    'firestore.rules',
    firestoreRules('allow get: if;'),
    /firestore\.rules:5:20 - ERROR Missing conditional expression after 'if'\./,
  );
  expect(await get()).toBe(404);
  await save(
    'firestore.rules',
    firestoreRules('allow get: if nobody;'),
    /:5:21 - WARNING Invalid variable name/,
  );
  await expect.poll(saved('firestore.rules', firestoreRules('allow get: if nobody;'), get), SOON).toBe(403);
});

it('files are refused until faulty rules are mended, and judged by the last good ones when they break again', async () => {
  expect(await upload()).toBe(403);
  await save('storage.rules', storageRules('allow write;'), /updating rules for Cloud Storage/);
  await expect.poll(saved('storage.rules', storageRules('allow write;'), upload), SOON).toBe(200);
  await save(
    'storage.rules',
    storageRules('allow write: if'),
    /Unexpected '\}', expected an expression in .*storage\.rules:5/,
  );
  expect(await upload()).toBe(200);
  await save('storage.rules', storageRules('allow read;'), /updating rules for Cloud Storage/);
  await expect.poll(saved('storage.rules', storageRules('allow read;'), upload), SOON).toBe(403);
});
