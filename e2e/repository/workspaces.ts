import { posix } from 'node:path';
import { repositoryFiles, textOf } from './source-files.ts';

/** What an export of a package leads to: a file, or a file by condition. */
type ExportTarget = string | Record<string, string>;

/** A workspace: its folder, its package's name, and the files it offers to others by the name they import. */
export interface Workspace {
  folder: string;
  name: string;
  exports: Record<string, ExportTarget>;
  /** Names of the workspaces its package.json depends on. */
  dependencies: string[];
}

interface Manifest {
  name: string;
  exports?: Record<string, ExportTarget>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const SCOPE = '@thriftline/';
const SOURCE = '@thriftline/source';

/** Every workspace, from the package.json files. */
export function workspaces(): Workspace[] {
  return repositoryFiles('*/package.json')
    .filter((path) => path !== 'package.json')
    .map((path) => {
      const manifest = JSON.parse(textOf(path)) as Manifest;
      const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
      return {
        folder: posix.dirname(path),
        name: manifest.name,
        exports: manifest.exports ?? {},
        dependencies: names.filter((name) => name.startsWith(SCOPE)),
      };
    });
}

/** The workspace that a file belongs to; undefined for files of the root. */
export function workspaceOf(path: string, all: readonly Workspace[]): Workspace | undefined {
  return all.find(({ folder }) => path.startsWith(`${folder}/`));
}

/** The file that `@thriftline/name/part` stands for, below the root; undefined when the package offers no such part. */
export function exportedFile(specifier: string, all: readonly Workspace[]): string | undefined {
  const workspace = all.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
  if (!workspace) return undefined;
  const part = `.${specifier.slice(workspace.name.length)}`;
  const target = workspace.exports[part] ?? wildcard(part, workspace.exports);
  const file = typeof target === 'string' ? target : target?.[SOURCE];
  return file === undefined ? undefined : posix.join(workspace.folder, file);
}

function wildcard(part: string, exports: Workspace['exports']): string | undefined {
  for (const [pattern, target] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    const fits = after !== undefined && part.startsWith(before) && part.endsWith(after);
    if (fits && typeof target === 'string') {
      return target.replace('*', part.slice(before.length, part.length - after.length));
    }
  }
  return undefined;
}
