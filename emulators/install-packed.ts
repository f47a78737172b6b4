import { execFile } from 'node:child_process';
import { mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a program may take that is written for a test. */
const PROGRAM_LIMIT_MS = 30_000;

/** A folder outside the repository with a package installed in it as its users get it. */
export interface PackedProject {
  readonly folder: string;
  /** The files of the packed package, sorted, with `/` between their parts. */
  files(): Promise<string[]>;
  /** Writes a program beside the installed packages and runs it with Node.js; gives what it prints as JSON. */
  runProgram(source: string): Promise<unknown>;
  remove(): Promise<void>;
}

/** Packs the package in a folder and installs it, with these others, where nothing of the repository is found. */
export async function installPacked(
  packageFolder: string,
  name: string,
  others: readonly string[] = [],
): Promise<PackedProject> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'packed-')));
  await run('npm', ['pack', '--silent', '--pack-destination', folder], { cwd: packageFolder });
  const [tarball = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const flags = ['--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...flags, `./${tarball}`, ...others], { cwd: folder });
  return {
    folder,
    async files() {
      const root = join(folder, 'node_modules', name);
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .replaceAll('\\', '/'),
        )
        .sort();
    },
    async runProgram(source) {
      await writeFile(join(folder, 'program.mjs'), source);
      const { stdout } = await run(process.execPath, ['program.mjs'], {
        cwd: folder,
        timeout: PROGRAM_LIMIT_MS,
      });
      return JSON.parse(stdout);
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
