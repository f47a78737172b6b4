import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Firestore } from 'firebase-admin/firestore';
import { clientOf } from './client.ts';
import { googlesEmulator } from './googles-emulator.ts';

/** What may be measured: this project's emulator, the npm package, Google's emulator, and the floor. */
export type SubjectName = 'ours' | 'package' | 'google' | 'echo';

/** What is measured on this machine. */
export function subjects(): readonly SubjectName[] {
  return [...emulators(), 'echo'];
}

/** All that keep documents and tell listeners of them. */
export function emulators(): readonly SubjectName[] {
  return ['ours', 'package', ...(googlesEmulator() === null ? [] : (['google'] as const))];
}

interface Program {
  readonly command: string;
  readonly args: readonly string[];
}

function programOf(name: SubjectName, port: number): Program {
  const address = ['--host', '127.0.0.1', '--port', `${port}`];
  const node = (...args: string[]) => ({ command: process.execPath, args });
  switch (name) {
    case 'ours':
      return node('--max-semi-space-size=32', file('../../tools/local/dist/firestore.mjs'), ...address);
    case 'package':
      return node(file('./bench-firestore-package.mjs'), `${port}`);
    case 'echo':
      return node(file('./bench-firestore-echo.mjs'), `${port}`);
    case 'google':
      return { command: 'java', args: [...(googlesEmulator()?.args ?? []), ...address] };
  }
}

/** How often the port is tried while a subject starts, and for how long. */
const PROBE_MS = 2;
const START_LIMIT_MS = 30_000;

/** A started subject with a client of its own. */
export class Subject {
  readonly name: SubjectName;
  readonly port: number;
  readonly db: Firestore;
  private readonly child: ChildProcess;

  private constructor(name: SubjectName, port: number, child: ChildProcess) {
    this.name = name;
    this.port = port;
    this.child = child;
    this.db = clientOf(port);
  }

  /** Starts it and waits until it takes connections. */
  static async start(name: SubjectName): Promise<Subject> {
    const port = await freePort();
    const { command, args } = programOf(name, port);
    const child = spawn(command, args, {
      // Google's writes its log there.
      stdio: ['ignore', 'ignore', name === 'google' ? 'ignore' : 'inherit'],
      // Whatever runs in the folder of this project: nothing is kept.
      env: { ...process.env, FIRESTORE_DATA_FOLDER: '' },
    });
    await untilListening(port, child);
    return new Subject(name, port, child);
  }

  /** Resident memory in bytes. */
  memory(): number {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${this.child.pid}`])) * 1024;
  }

  /** Ends it at once. */
  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
    // The client may still hope for answers; nobody waits for it.
    this.db.terminate().catch(() => undefined);
  }
}

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > deadline) throw new Error('A subject did not start.');
    await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
  }
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

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A file beside the bundle of the benchmark. */
export function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
