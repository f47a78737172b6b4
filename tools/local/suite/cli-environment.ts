import { mkdir, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { placeholderJars } from '../java/emulator-jars.ts';
import type { Layout } from './machine/layout.ts';

const LOOPBACK = 'localhost,127.0.0.1,::1';

/**
 * A settings file for the CLI in a folder of ours: usage reports off, and no message of the day to fetch. The user's
 * own settings and login stay untouched and unused.
 */
async function writeCliSettings(configHome: string): Promise<void> {
  await mkdir(join(configHome, 'configstore'), { recursive: true });
  const settings = { usage: false, motd: { fetched: Date.now() } };
  await writeFile(join(configHome, 'configstore/firebase-tools.json'), JSON.stringify(settings));
}

/**
 * The environment the Firebase CLI runs in. `temporary` is a folder for sockets and the hub's locator file: the CLI
 * names that file by project alone, so two suites must not share the folder.
 */
export async function cliEnvironment(
  layout: Layout,
  { official, temporary }: { official: boolean; temporary: string },
): Promise<NodeJS.ProcessEnv> {
  const configHome = join(layout.workDir, 'config');
  await writeCliSettings(configHome);
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    XDG_CONFIG_HOME: configHome,
    TMPDIR: temporary,
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    // Else the CLI asks the network whether it runs on Google's machines.
    METADATA_SERVER_DETECTION: 'none',
    // The CLI's HTTP client asks a proxy even for the loopback address unless it is told not to.
    NO_PROXY: [process.env.NO_PROXY, LOOPBACK].filter(Boolean).join(','),
    no_proxy: [process.env.no_proxy, LOOPBACK].filter(Boolean).join(','),
  };
  delete environment.FORCE_COLOR;
  // A login or key of the user must never be in reach of the local world.
  delete environment.FIREBASE_TOKEN;
  delete environment.GOOGLE_APPLICATION_CREDENTIALS;
  if (official) return environment;

  const jars = join(layout.workDir, 'jars');
  await placeholderJars(layout.root, jars);
  return {
    ...environment,
    FIREBASE_EMULATORS_PATH: jars,
    // A query without its index fails here as it would in production.
    FIRESTORE_STRICT_INDEXES: join(layout.root, 'firestore.indexes.json'),
    THRIFTLINE_NODE: process.execPath,
    PATH: [join(layout.root, 'tools/run'), process.env.PATH].join(delimiter),
  };
}
