import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import manifest from './package.json' with { type: 'json' };

const run = promisify(execFile);

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, '../..');
const INSTALLED_WITHIN_MS = 240_000;
const USED_WITHIN_MS = 60_000;
/** What a project that tests its rules installs beside the emulator. */
const BESIDE = ['@firebase/rules-unit-testing', 'firebase', 'vitest'];

/** A folder that is no part of this repository, so that nothing is found but what was installed there. */
let project: string;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'firestore-emulator-package-'));
  await cp(join(HERE, 'package-fixture'), project, { recursive: true });
  await command('npm', ['pack', '--silent', '--pack-destination', project], HERE);
  const dependencies = {
    [manifest.name]: `file:thriftline-firestore-emulator-${manifest.version}.tgz`,
    ...(await lockedVersions(BESIDE)),
  };
  await writeFile(
    join(project, 'package.json'),
    JSON.stringify({ name: 'shop', private: true, type: 'module', dependencies }),
  );
  await command('npm', ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund']);
}, INSTALLED_WITHIN_MS);

afterAll(() => rm(project, { recursive: true, force: true }));

/** Runs a program in the project as if it was started there, not by this repository's npm and vitest. */
async function command(program: string, args: readonly string[], cwd = project): Promise<string> {
  const inherited =
    /^(npm_(config_(local_prefix|workspace)|package|lifecycle)|VITEST|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$)/;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
  try {
    const { stdout, stderr } = await run(program, args, { cwd, env: { ...env, NO_COLOR: '1' } });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[program, ...args].join(' ')} failed:\n${stdout ?? ''}${stderr ?? ''}`, {
      cause: error,
    });
  }
}

async function lockedVersions(names: readonly string[]): Promise<Record<string, string>> {
  const { packages } = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  return Object.fromEntries(names.map((name) => [name, packages[`node_modules/${name}`]?.version ?? '']));
}

it(
  'serves the rules tests of a project that has nothing else of this repository',
  async () => {
    const printed = await command(join(project, 'node_modules/.bin/vitest'), ['run', '--root', project]);
    expect(printed).toMatch(/Tests +3 passed \(3\)/);
  },
  USED_WITHIN_MS,
);

it(
  'brings a program of that name',
  async () => {
    const program = join(project, 'node_modules/.bin/firestore-emulator');
    expect(await command(program, ['--version'])).toBe(`${manifest.version}\n`);
  },
  USED_WITHIN_MS,
);

it(
  'has declarations that need nothing else',
  async () => {
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    expect(await command(process.execPath, [compiler, '-p', project])).toBe('');
  },
  USED_WITHIN_MS,
);

it(
  'ships its licence, its documents and no test',
  async () => {
    const installed = join(project, 'node_modules', manifest.name);
    expect(await readFile(join(installed, 'LICENSE'), 'utf8')).toContain('Apache License');
    expect(await readFile(join(installed, 'README.md'), 'utf8')).toContain('startFirestoreEmulator');
    const files = await command('find', [installed, '-name', '*.test.*', '-o', '-path', '*/testing/*']);
    expect(files).toBe('');
  },
  USED_WITHIN_MS,
);
