import { basename, extname } from 'node:path';
import type { PrecacheGroup } from '../src/config/precache-groups.ts';

/** What of a chunk in Vite's manifest is needed here. */
export interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: readonly string[];
  dynamicImports?: readonly string[];
  css?: readonly string[];
  assets?: readonly string[];
}

/** Vite's manifest: chunks by the modules they begin with, seen from web/. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What a build is made of, as its files. */
export interface Parts {
  /** What every page starts with. */
  shell: ReadonlySet<string>;
  /** What each piece needs beyond that, in the pieces' order. */
  pieces: readonly ReadonlySet<string>[];
  /** Modules that are loaded late, and that no piece has. */
  left: readonly string[];
}

interface Gathered {
  chunks: Set<string>;
  files: Set<string>;
}

/** Where the manifest has a module; one that other chunks import, too, goes by its name. */
function keyOf(manifest: Manifest, module: string): string {
  if (module in manifest) return module;
  const name = basename(module, extname(module));
  const key = Object.keys(manifest).find((one) => one.startsWith('_') && manifest[one]?.name === name);
  if (key === undefined)
    throw new Error(`The build has no ${module}, which web/src/config/precache-groups.ts names`);
  return key;
}

function modulesOf({ routes, parts }: PrecacheGroup): string[] {
  return [...routes.map((route) => `src/app/routes/${route}.tsx`), ...parts];
}

/** Adds a chunk, what it imports, and what it loads late, except where `stop` has it. */
function gather(manifest: Manifest, key: string, into: Gathered, stop: (key: string) => boolean): void {
  const chunk = manifest[key];
  if (chunk === undefined || into.chunks.has(key)) return;
  into.chunks.add(key);
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) into.files.add(file);
  for (const imported of chunk.imports ?? []) gather(manifest, imported, into, stop);
  for (const later of chunk.dynamicImports ?? []) if (!stop(later)) gather(manifest, later, into, stop);
}

/**
 * Tells which files of a build every page starts with, and which belong to each piece. `onDemand` are modules that are no part of
 * any. Throws where a piece names what the build has not.
 */
export function partsOf(manifest: Manifest, pieces: readonly PrecacheGroup[], onDemand: RegExp): Parts {
  const shell: Gathered = { chunks: new Set(), files: new Set() };
  for (const key of Object.keys(manifest).filter((one) => manifest[one]?.isEntry))
    gather(manifest, key, shell, () => true);
  const roots = pieces.map((piece) => modulesOf(piece).map((module) => keyOf(manifest, module)));
  const named = new Set(roots.flat());
  const found = new Set(shell.chunks);
  const files = roots.map((keys, index) => {
    // A page that runs has what it starts with; what that loads late, the pieces name.
    const piece: Gathered = { chunks: new Set(shell.chunks), files: new Set(pieces[index]?.files) };
    for (const key of keys) gather(manifest, key, piece, (later) => named.has(later) || onDemand.test(later));
    for (const key of piece.chunks) found.add(key);
    return new Set([...piece.files].filter((file) => !shell.files.has(file)));
  });
  const left = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && !found.has(key) && !onDemand.test(key),
  );
  return { shell: shell.files, pieces: files, left };
}
