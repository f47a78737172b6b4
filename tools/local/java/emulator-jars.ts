import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The two JARs our programs stand in for, by the CLI's name of the emulator. */
const STAND_INS = { firestore: 'firestore', storage: 'storage-rules' } as const;

export type StandIn = (typeof STAND_INS)[keyof typeof STAND_INS];

type JarInfo = Record<string, { downloadPathRelativeToCacheDir?: string } | undefined>;

/** File names of the JARs the installed Firebase CLI looks for, each with the program that stands in for it. */
export async function jarNames(root: string): Promise<Map<string, StandIn>> {
  const file = join(root, 'node_modules/firebase-tools/lib/emulator/downloadableEmulatorInfo.json');
  const info = JSON.parse(await readFile(file, 'utf8')) as JarInfo;
  const names = new Map<string, StandIn>();
  for (const [emulator, program] of Object.entries(STAND_INS)) {
    const name = info[emulator]?.downloadPathRelativeToCacheDir;
    if (!name) throw new Error(`${file} names no JAR for the ${emulator} emulator.`);
    names.set(name, program);
  }
  return names;
}

/** Makes a folder with an empty file for each JAR: the CLI looks only whether they exist. */
export async function placeholderJars(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of (await jarNames(root)).keys()) await writeFile(join(folder, name), '');
}
