import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGS } from '../build/catalogs.mjs';

/** The repository's root. */
export const ROOT = join(CATALOGS, '../..');

/** Where texts for people are. */
const FOLDERS = ['domain/src', 'functions/src', 'web/src'];

/**
 * Where no text for the shop's readers is: what tests need, and what only programs, the operator's console and those who write
 * programs read.
 */
const FOR_NO_READER =
  /\.test\.tsx?$|\/testing\/|\.d\.ts$|\/base\/secrets\/|\/http\/openapi\/|\/calls\/counted-acts\.ts$/;

/** A source file: its path below the root, and its text. */
export interface Source {
  path: string;
  text: string;
}

/** The sources whose texts people read, by their paths. */
export function sources(root = ROOT): Source[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (path) => `${folder}/${path.replaceAll('\\', '/')}`,
    ),
  )
    .filter((path) => /\.tsx?$/.test(path) && !FOR_NO_READER.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Which part of a path names the concern, and what concerns are called that have no such part. */
const CONCERNS: readonly (readonly [RegExp, string?])[] = [
  [/^domain\/src\/([^/]+)\//],
  [/^functions\/src\/([^/]+)\//],
  [/^web\/src\/features\/([^/]+)\//],
  [/^web\/src\/app\/routes\/dashboard\/admin\//, 'admin'],
  [/^web\/src\/app\/routes\/dashboard\//, 'dashboard'],
  [/^web\/src\/app\/(layouts|routes)\//],
  [/^web\/src\/(app|components|hooks|lib|outbox|worker|config)\//],
];

/** The concern of a file, which has its texts in the catalogue of that name. */
export function concernOf(path: string): string {
  for (const [pattern, name] of CONCERNS) {
    const found = pattern.exec(path);
    if (found) return name ?? found[1] ?? 'pages';
  }
  return 'pages';
}
