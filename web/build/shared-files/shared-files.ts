import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What `npm run shared-files` writes: modules by their paths seen from the repository's root, and the file that each comes in. */
export const PLAN = fileURLToPath(new URL('shared-files.json', import.meta.url));
export type SharedFiles = Readonly<Record<string, string>>;

const AGAIN = 'Run `npm run shared-files`, which says anew what comes in one file.';

/** A module's path seen from the repository's root; undefined where it is no file of it. */
export const pathOf = (id: string): string | undefined =>
  id.startsWith(ROOT) && !id.includes('?') ? id.slice(ROOT.length) : undefined;

/** What was written last. */
export const readSharedFiles = (): SharedFiles => JSON.parse(readFileSync(PLAN, 'utf8')) as SharedFiles;

/** The modules of a plan that are gone: under a new name each would be in a file by itself. */
export const missingIn = (plan: SharedFiles): string[] =>
  Object.keys(plan).filter((path) => !existsSync(ROOT + path));

/** The name of the file that a module comes in, where several pages share it, by the plan that was written last. */
export function sharedFileOf(): (id: string) => string | undefined {
  let plan: SharedFiles | undefined;
  return (id) => {
    // Not before a build asks: a server for developers has no such files.
    plan ??= readSharedFiles();
    const path = pathOf(id);
    return path === undefined ? undefined : plan[path];
  };
}

/** The files that import each other in a circle, in its order; undefined where none do. */
export function circleIn(files: Readonly<Record<string, readonly string[]>>): string[] | undefined {
  const left = new Set<string>();
  const visit = (file: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (left.has(file)) return undefined;
    for (const imported of files[file] ?? []) {
      const circle = visit(imported, [...way, file]);
      if (circle) return circle;
    }
    left.add(file);
    return undefined;
  };
  for (const file of Object.keys(files)) {
    const circle = visit(file, []);
    if (circle) return circle;
  }
  return undefined;
}

/** Fails a build whose files import each other in a circle: one of them would run before what it needs is there. */
export function refuseCircles(): Plugin {
  return {
    name: 'refuse-circles',
    apply: 'build',
    generateBundle(_options, bundle: Rolldown.OutputBundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const circle = circleIn(Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (circle) this.error(`Files of the website import each other: ${circle.join(' → ')}. ${AGAIN}`);
    },
  };
}
