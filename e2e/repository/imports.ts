import { posix } from 'node:path';
import { repositoryFiles, textOf } from './source-files.ts';
import { exportedFile, type Workspace } from './workspaces.ts';

/** A file that names another one of the repository, for values or for types alone. */
export interface Import {
  from: string;
  /** As it is written. */
  specifier: string;
  /** The file meant, below the root; undefined when there is none. */
  to: string | undefined;
}

/** Biome lays every import out so that it begins a line; `import()` may stand anywhere. */
const SPECIFIER =
  /^(?:import|export)\b[^;]*?\bfrom\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|^import\s+'([^']+)'/gm;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];

/** Tests and what only tests use compose parts of all kinds, as programs do. */
export function isForTests(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.includes('/testing/');
}

/** What a text imports, as it is written, and whether that is types alone. */
export function specifiersIn(text: string): { specifier: string; isType: boolean }[] {
  return [...text.matchAll(SPECIFIER)].map(([whole, static_, dynamic, bare]) => ({
    specifier: static_ ?? dynamic ?? bare ?? '',
    isType: /^(import|export) type\b/.test(whole),
  }));
}

/** Every import of one file of the repository by another, tests left out. */
export function repositoryImports(all: readonly Workspace[]): Import[] {
  const files = repositoryFiles('*.ts', '*.tsx', '*.mjs', '*.css');
  const known = new Set([...files, ...repositoryFiles('*.json')]);
  return files
    .filter((from) => !isForTests(from))
    .flatMap((from) =>
      specifiersIn(textOf(from))
        .map(({ specifier }) => specifier)
        .filter((specifier) => /^(\.|@\/|@thriftline\/)/.test(specifier))
        // What a build makes is no source.
        .filter((specifier) => !specifier.includes('/dist/'))
        .map((specifier) => ({ from, specifier, to: fileOf(from, specifier, known, all) })),
    );
}

function fileOf(
  from: string,
  specifier: string,
  known: ReadonlySet<string>,
  all: readonly Workspace[],
): string | undefined {
  const path = pathOf(from, specifier, all);
  return ENDINGS.map((ending) => `${path}${ending}`).find((candidate) => known.has(candidate));
}

function pathOf(from: string, specifier: string, all: readonly Workspace[]): string | undefined {
  if (specifier.startsWith('@thriftline/')) return exportedFile(specifier, all);
  if (specifier.startsWith('@/')) return `web/src/${specifier.slice(2)}`;
  return posix.join(posix.dirname(from), specifier);
}
