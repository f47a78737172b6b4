import type { Manifest } from './precache-groups-of.ts';

export type { Manifest };

/** The files of modules and of all they import before they run. Throws where the build lacks one. */
export function filesWith(manifest: Manifest, roots: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no chunk ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  return files;
}

/** The modules that every page starts with. */
export const entriesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
