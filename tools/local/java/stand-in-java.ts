import { spawn } from 'node:child_process';
import { accessSync, constants, realpathSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { bundleOf } from '@thriftline/run/programs';
import { ROOT } from '@thriftline/run/root';
import { coarseDate } from '../shake/coarse-date.ts';
import { shakerOf } from '../shake/shaker.ts';
import { jarNames } from './emulator-jars.ts';

/** What the CLI looks for in the answer to `java -version`: it wants 21 or later. */
const VERSION = 'openjdk version "21.0.0" (Thriftline: no Java, the emulators are npm programs)';

/** The JAR of `java … -jar FILE …` and what follows it, or undefined when there is none. */
export function parseJar(args: readonly string[]): { jar: string; rest: string[] } | undefined {
  const at = args.indexOf('-jar');
  const jar = args[at + 1];
  if (at < 0 || jar === undefined) return undefined;
  return { jar, rest: args.slice(at + 2) };
}

/** The first `java` on the path that is not ours. */
export function findRealJava(path: string, ours: string): string | undefined {
  for (const folder of path.split(delimiter).filter(Boolean)) {
    const candidate = join(folder, 'java');
    try {
      accessSync(candidate, constants.X_OK);
      if (realpathSync(candidate) !== realpathSync(ours)) return candidate;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code;
      if (code !== 'ENOENT' && code !== 'ENOTDIR' && code !== 'EACCES') throw error;
    }
  }
  return undefined;
}

function runRealJava(args: readonly string[]): void {
  const java = findRealJava(process.env.PATH ?? '', join(ROOT, 'tools/run/java'));
  if (!java) {
    console.error('java: this needs a real Java, and none is on the PATH.');
    process.exit(127);
  }
  const child = spawn(java, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
}

/** Ends this process when the CLI that started it is gone: nothing else would, as it has its own process group. */
function leaveWithParent(): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) process.exit(0);
  }, 1_000);
  timer.unref();
}

/**
 * The `java` the Firebase CLI finds first: gives a version it accepts, runs our program for each of the two JARs we
 * stand in for, and hands everything else to the real java.
 */
export async function standInJava(args: readonly string[]): Promise<void> {
  const run = parseJar(args);
  if (!run) {
    if (args.includes('-version')) console.error(VERSION);
    else runRealJava(args);
    return;
  }
  const program = (await jarNames(ROOT)).get(basename(run.jar));
  if (!program) {
    runRealJava(args);
    return;
  }
  leaveWithParent();
  const shaker = shakerOf(process.env);
  if (shaker !== undefined) globalThis.Date = coarseDate(shaker.clockStepMs);
  const bundle = join(ROOT, bundleOf(program));
  // The program is told that it stands in for the JAR: what flags a later CLI gives is no mistake of a person.
  process.argv = [process.execPath, bundle, '-jar', run.jar, ...run.rest];
  await import(bundle);
}
