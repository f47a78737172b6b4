import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isForTests, repositoryImports } from '../imports.ts';
import { repositoryFiles, textOf } from '../source-files.ts';
import { workspaceOf, workspaces } from '../workspaces.ts';
import { type Arrow, arrowsInside, circlesOf } from './circles.ts';
import { CONCERNS, WITHOUT_CONCERN } from './concerns.ts';
import { FOLDER_ORDERS, placeOf } from './folder-orders.ts';

/**
 * Which workspaces a workspace may build on. Who is not named here may be imported by nobody but bench: e2e and bench
 * look at everything.
 */
const MAY_USE: Record<string, readonly string[]> = {
  domain: [],
  texts: ['domain'],
  'emulators/rules': [],
  'emulators/firestore': ['emulators/rules'],
  'emulators/storage-rules': ['emulators/rules'],
  'emulators/mail': [],
  'emulators/stripe': [],
  functions: ['domain', 'texts'],
  web: ['domain', 'texts'],
  'tools/run': ['texts'],
  'tools/local': [
    'domain',
    'emulators/firestore',
    'emulators/mail',
    'emulators/rules',
    'emulators/storage-rules',
    'emulators/stripe',
    'tools/run',
  ],
  'tools/operations': ['domain', 'functions', 'tools/local', 'tools/run', 'web'],
  e2e: [
    'domain',
    'emulators/firestore',
    'emulators/mail',
    'emulators/rules',
    'emulators/stripe',
    'functions',
    'texts',
    'tools/local',
    'tools/operations',
    'tools/run',
    'web',
  ],
  bench: [
    'domain',
    'e2e',
    'emulators/firestore',
    'emulators/rules',
    'emulators/stripe',
    'functions',
    'tools/local',
    'tools/run',
    'web',
  ],
};

/** So many files of code stand in a folder at most: more, and nobody finds theirs by looking. */
const FOLDER_LIMIT = 25;
/** So many lines has a file at most that is neither data nor a test. */
const LINE_LIMIT = 300;
/** Files of data: rows, and little else. */
const DATA = /^(e2e\/rules\/firestore\/permission-rows\/\w+-rows|tools\/local\/seed\/demo-catalogue)\.ts$/;

/** Vite compiles into its configuration only what it finds by a path, and Node.js 20 cannot read TypeScript. */
const VITE_CONFIG = 'web/vite.config.ts';

/** What runs in production, or on a person's own machine against it. */
const SHIPPED = /^(domain\/src|functions\/src|tools\/(operations|run)|web\/src)\//;

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
  const code = repositoryFiles('*.ts', '*.tsx', '*.mjs');

  it(`has no folder with more than ${FOLDER_LIMIT} files of code`, () => {
    expect(code.length).toBeGreaterThan(2_000);
    const counts = new Map<string, number>();
    for (const path of code) {
      const folder = posix.dirname(path);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const full = [...counts].filter(([, count]) => count > FOLDER_LIMIT);
    expect(full.map(([folder, count]) => `${folder}: ${count}`)).toEqual([]);
  });

  it(`has no file of more than ${LINE_LIMIT} lines but data and tests`, () => {
    const ofCode = code.filter((path) => !/\.test\.tsx?$/.test(path) && !DATA.test(path));
    const long = ofCode.filter((path) => textOf(path).split('\n').length - 1 > LINE_LIMIT);
    expect(long).toEqual([]);
  });

  it('has imports that lead to files', () => {
    expect(imports.length).toBeGreaterThan(1_000);
    // What the build itself makes, such as the typefaces, lies beside the packages.
    const astray = imports.filter(
      ({ to, specifier }) => to === undefined && !specifier.includes('/node_modules/'),
    );
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

  it('has no circle of files, of types neither', () => {
    expect(circlesOf(arrows)).toEqual([]);
  });

  it('ships nothing that is there for tests', () => {
    const shipped = arrows.filter(([from]) => SHIPPED.test(from));
    expect(shipped.length).toBeGreaterThan(500);
    expect(shipped.filter(([, to]) => isForTests(to))).toEqual([]);
  });

  it('lets no feature of the website reach into another', () => {
    const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];
    const across = arrows.filter(([from, to]) => {
      const [one, other] = [featureOf(from), featureOf(to)];
      return one !== undefined && other !== undefined && one !== other;
    });
    expect(across).toEqual([]);
  });
});

it('every workspace has an order of its folders, but the packages of the emulators, which keep theirs', () => {
  const ordered = Object.keys(FOLDER_ORDERS);
  const without = all.filter(
    ({ folder }) => !ordered.some((root) => root === folder || root.startsWith(`${folder}/`)),
  );
  expect(without.filter(({ folder }) => !folder.startsWith('emulators/'))).toEqual([]);
});

describe.each(Object.entries(FOLDER_ORDERS))('the folders of %s', (root, order) => {
  const inside = (path: string) => path.startsWith(`${root}/`);
  const below = (path: string) => path.slice(root.length + 1);
  const own = arrows.filter(([from, to]) => inside(from) && inside(to));

  it('have a place in their order', () => {
    const files = new Set(own.flat().map(below));
    expect(files.size).toBeGreaterThan(1);
    expect([...files].filter((path) => placeOf(path, order) === -1)).toEqual([]);
  });

  it('import only from those before them', () => {
    const upward = own.filter(([from, to]) => placeOf(below(to), order) > placeOf(below(from), order));
    expect(upward).toEqual([]);
  });
});

describe('the concerns of the shop', () => {
  const foldersIn = (root: string) => {
    const below = repositoryFiles(`${root}/*.ts`, `${root}/*.tsx`).map((path) => path.slice(root.length + 1));
    return [
      ...new Set(below.flatMap((path) => (path.includes('/') ? [path.split('/')[0] ?? ''] : []))),
    ].sort();
  };
  const parts = Object.values(CONCERNS).flat();

  it('are the folders of domain/src', () => {
    const own = foldersIn('domain/src').filter((name) => !WITHOUT_CONCERN['domain/src']?.includes(name));
    expect(own).toEqual(Object.keys(CONCERNS).sort());
  });

  it.each(['functions/src', 'web/src/features'])('have the same names in %s', (root) => {
    const known = [...Object.keys(CONCERNS), ...parts, ...(WITHOUT_CONCERN[root] ?? [])];
    expect(foldersIn(root).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('have no part that is nowhere, or belongs to two', () => {
    const folders = ['functions/src', 'web/src/features'].flatMap(foldersIn);
    expect(parts.filter((name) => !folders.includes(name))).toEqual([]);
    expect(new Set(parts).size).toBe(parts.length);
  });
});
