import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { expect } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };

/** How long a start may take on a busy machine. */
export const READY_WITHIN_MS = 20_000;

/** A started emulator. */
export interface RunningProgram {
  readonly child: ChildProcess;
  /** The exit code and signal. */
  readonly exit: Promise<unknown[]>;
  /** What it printed so far. */
  output(): string;
}

/** A program, bundled for tests that need a process of its own. */
export interface Program {
  /** A folder for files of the test. */
  readonly folder: string;
  run(args: readonly string[], environment?: NodeJS.ProcessEnv, cwd?: string): RunningProgram;
  /** Kills what still runs. */
  killAll(): void;
  remove(): Promise<void>;
}

/** Bundles a program, by its path below `src`: the one the CLI starts unless told. */
export async function buildProgram(source = 'main.ts'): Promise<Program> {
  // Inside the workspace, so that the bundle finds the packages it leaves outside.
  const folder = await mkdtemp(
    fileURLToPath(new URL('../../../../../node_modules/.firestore-main-', import.meta.url)),
  );
  const bundle = join(folder, 'firestore.mjs');
  await build({
    entryPoints: [fileURLToPath(new URL(`../../${source}`, import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    // The rules language from its sources, all else from the packages beside the bundle.
    conditions: ['@thriftline/source'],
    external: [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)].filter(
      (name) => !name.startsWith('@thriftline/'),
    ),
    outfile: bundle,
  });
  const children = new Set<ChildProcess>();
  return {
    folder,
    run: (args, environment = {}, cwd = process.cwd()) => {
      const child = spawn(process.execPath, [bundle, ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...environment },
        cwd,
      });
      children.add(child);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      }
      return { child, exit: once(child, 'exit'), output: () => output };
    },
    killAll: () => {
      for (const child of children) child.kill('SIGKILL');
      children.clear();
    },
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A port nothing listens on. */
export async function freePort(): Promise<number> {
  const server = await occupy(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Listens on a port and says nothing. */
export async function occupy(port: number): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/** Done when something listens on the port. */
export async function untilReady(port: number): Promise<void> {
  await expect.poll(() => accepts(port), { timeout: READY_WITHIN_MS }).toBe(true);
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
