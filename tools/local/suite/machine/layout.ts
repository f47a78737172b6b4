import { join } from 'node:path';

/** Where a suite keeps its files. Suites with another offset, or with the official JARs, share none of them. */
export interface Layout {
  root: string;
  /** What survives from one start to the next. */
  dataDir: string;
  /** The emulators' data as the CLI exports it. */
  emulatorData: string;
  /** A newer export that is to take the place of `emulatorData`. */
  nextEmulatorData: string;
  /** Where the Firestore emulator keeps each commit, also those after the last export. */
  firestoreData: string;
  cardProviderData: string;
  /** Logs and other files that may be deleted any time; the CLI's working folder. */
  workDir: string;
  cliLog: string;
  cardProviderLog: string;
  /** The CLI reads this instead of firebase.json. */
  configFile: string;
}

/** Where the suite with this offset keeps its files. */
export function layoutOf(root: string, { offset, official }: { offset: number; official: boolean }): Layout {
  const suffix = `${official ? '-official' : ''}${offset === 0 ? '' : `-${offset}`}`;
  const dataDir = join(root, `.data${suffix}`);
  const workDir = join(root, '.local', `suite${suffix}`);
  return {
    root,
    dataDir,
    emulatorData: join(dataDir, 'emulators'),
    nextEmulatorData: join(dataDir, 'emulators.next'),
    firestoreData: join(dataDir, 'firestore'),
    cardProviderData: join(dataDir, 'card-provider.json'),
    workDir,
    cliLog: join(workDir, 'firebase.log'),
    cardProviderLog: join(workDir, 'card-provider.log'),
    configFile: join(root, `firebase.local${suffix}.json`),
  };
}
