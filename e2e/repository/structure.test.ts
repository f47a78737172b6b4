import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Arrow, arrowsInside, circlesOf } from './circles.ts';
import { repositoryImports } from './imports.ts';
import { workspaceOf, workspaces } from './workspaces.ts';

/**
 * Which workspaces a workspace may build on. Who is not named here may be imported by nobody but bench: e2e and bench
 * look at everything.
 */
const MAY_USE: Record<string, readonly string[]> = {
  bin: [],
  domain: [],
  'emulators/rules': [],
  'emulators/firestore': ['emulators/rules'],
  'emulators/storage-rules': ['emulators/rules'],
  'emulators/stripe': [],
  functions: ['domain'],
  web: ['domain'],
  local: [
    'bin',
    'domain',
    'emulators/firestore',
    'emulators/rules',
    'emulators/storage-rules',
    'emulators/stripe',
  ],
  operations: ['bin', 'domain', 'functions', 'local', 'web'],
  e2e: [
    'bin',
    'domain',
    'emulators/firestore',
    'emulators/rules',
    'emulators/stripe',
    'functions',
    'local',
    'operations',
    'web',
  ],
  bench: ['bin', 'domain', 'e2e', 'emulators/firestore', 'emulators/rules', 'local'],
};

/** Vite compiles into its configuration only what it finds by a path, and Node.js 20 cannot read TypeScript. */
const VITE_CONFIG = 'web/vite.config.ts';

const all = workspaces();
const imports = repositoryImports(all);
const arrows: Arrow[] = imports.flatMap(({ from, to }) => (to === undefined ? [] : [[from, to] as const]));

/** All folders that hold sources, and the folders those are in. */
function foldersOf(paths: Iterable<string>): string[] {
  const folders = new Set(['']);
  for (const path of paths) {
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder))
      folders.add(folder);
  }
  return [...folders].sort();
}

describe('the structure of the repository', () => {
  it('has imports that lead to files', () => {
    expect(imports.length).toBeGreaterThan(1_000);
    const astray = imports.filter(({ to }) => to === undefined);
    expect(astray.map(({ from, specifier }) => `${from}: ${specifier}`)).toEqual([]);
  });

  it('has a rule for every workspace', () => {
    expect(all.map(({ folder }) => folder).sort()).toEqual(Object.keys(MAY_USE).sort());
  });

  it('lets workspaces build only on those below them', () => {
    const upward = arrows.filter(([from, to]) => {
      const [one, other] = [workspaceOf(from, all), workspaceOf(to, all)];
      return one && other && one !== other && !MAY_USE[one.folder]?.includes(other.folder);
    });
    expect(upward).toEqual([]);
  });

  it('enters another workspace by what its package exports', () => {
    const around = imports.filter(({ from, to, specifier }) => {
      const [one, other] = [workspaceOf(from, all), to === undefined ? undefined : workspaceOf(to, all)];
      return one && other && one !== other && specifier.startsWith('.') && from !== VITE_CONFIG;
    });
    expect(around).toEqual([]);
  });

  it('names in package.json every workspace that it builds on', () => {
    const unnamed = arrows.flatMap(([from, to]) => {
      const [one, other] = [workspaceOf(from, all), workspaceOf(to, all)];
      if (!one || !other || one === other || one.dependencies.includes(other.name)) return [];
      return [`${one.folder} uses ${other.name}`];
    });
    expect([...new Set(unnamed)]).toEqual([]);
  });

  it('has no circle of folders', () => {
    const circles = foldersOf(arrows.flat()).flatMap((folder) =>
      circlesOf(arrowsInside(folder, arrows)).map((parts) => `${folder || 'the root'}: ${parts.join(' ↔ ')}`),
    );
    expect(circles).toEqual([]);
  });
});
