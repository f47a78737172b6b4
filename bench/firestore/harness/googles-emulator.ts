import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** The class to start: the JAR of the Google Cloud tools names none itself. */
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const OF_CLOUD_TOOLS = '../platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
const OF_FIREBASE_CLI = /^cloud-firestore-emulator-v.*\.jar$/;

/** Google's emulator on this machine, and how it is started. */
export interface GooglesEmulator {
  readonly version: string;
  readonly args: readonly string[];
}

let found: GooglesEmulator | null | undefined;

/**
 * Google's emulator, from the JAR that `FIRESTORE_JAR` names, that the Google Cloud tools have, or that the Firebase CLI
 * has downloaded; null where there is none or no Java that runs it.
 */
export function googlesEmulator(): GooglesEmulator | null {
  if (found === undefined)
    found =
      candidates()
        .map(tryJar)
        .find((each) => each !== null) ?? null;
  return found;
}

function candidates(): string[] {
  const named = process.env.FIRESTORE_JAR;
  if (named) return [named];
  const ofCloudTools = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((program) => existsSync(program))
    .map((program) => join(dirname(realpathSync(program)), OF_CLOUD_TOOLS));
  const cache = join(homedir(), '.cache/firebase/emulators');
  const ofCli = existsSync(cache)
    ? readdirSync(cache)
        .filter((name) => OF_FIREBASE_CLI.test(name))
        .map((name) => join(cache, name))
    : [];
  return [...ofCloudTools, ...ofCli].filter((path) => existsSync(path));
}

function tryJar(jar: string): GooglesEmulator | null {
  const args = ['-Duser.language=en', '-cp', jar, MAIN_CLASS];
  try {
    const told = execFileSync('java', [...args, '--version'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { version: told.trim(), args };
  } catch (error) {
    // No Java, or one that is too old for it: the benchmark goes on without, and says so.
    console.error(`${jar} does not run here: ${(error as Error).message.split('\n')[0]}`);
    return null;
  }
}
