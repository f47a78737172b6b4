import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const READY_WITHIN_MS = 20_000;

let folder: string;
let bundle: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  // Inside the workspace, so that the bundle finds the packages it leaves outside.
  folder = await mkdtemp(fileURLToPath(new URL('../node_modules/.firestore-main-', import.meta.url)));
  bundle = join(folder, 'firestore.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL('./main.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: bundle,
  });
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function run(...args: string[]) {
  const child = spawn(process.execPath, [bundle, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return { child, exit: once(child, 'exit'), output: () => output };
}

async function freePort(): Promise<number> {
  const server = await listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listen(port: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

const ready = (port: number) => expect.poll(() => accepts(port), { timeout: READY_WITHIN_MS }).toBe(true);

describe('the program the CLI starts', { timeout: 2 * READY_WITHIN_MS }, () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'listens with its rules loaded, and leaves on %s',
    async (signal) => {
      const rules = join(folder, 'x.rules');
      await writeFile(
        rules,
        'service cloud.firestore { match /databases/{d}/documents { match /open/{i} { allow read; } } }',
      );
      const port = await freePort();
      const { child, exit, output } = run(
        '--host',
        '127.0.0.1',
        '--port',
        `${port}`,
        '--rules',
        rules,
        '--unknown',
        'x',
      );
      await ready(port);
      const status = async (path: string) =>
        (await fetch(`http://127.0.0.1:${port}/v1/projects/p/databases/(default)/documents/${path}`)).status;
      expect([await status('open/x'), await status('closed/x')]).toEqual([404, 403]);
      child.kill(signal);
      expect(await exit).toEqual([0, null]);
      expect(output()).toContain('Dev App Server is now running.');
    },
  );

  it('says so when its port is taken', async () => {
    const taken = await listen(0);
    const { exit, output } = run('--port', `${(taken.address() as AddressInfo).port}`);
    expect(await exit).toEqual([1, null]);
    expect(output()).toContain('address already in use');
    taken.close();
  });

  it('starts though its rules are faulty, and tells the fault', async () => {
    const rules = join(folder, 'faulty.rules');
    await writeFile(rules, 'service cloud.firestore {');
    const port = await freePort();
    const { output } = run('--port', `${port}`, '--rules', rules);
    await ready(port);
    expect(output()).toMatch(/faulty\.rules:1:\d+ ERROR/);
  });

  it('stops rather than start empty when it cannot read its seed', async () => {
    const seed = join(folder, 'foreign.overall_export_metadata');
    await writeFile(seed, Buffer.from([10, 0, 255]));
    const { exit } = run('--port', `${await freePort()}`, '--seed_from_export', seed);
    expect(await exit).toEqual([1, null]);
  });
});
