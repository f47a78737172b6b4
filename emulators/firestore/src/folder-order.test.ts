import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** What may import what: a folder only those before it, and itself. `.` is the package's own entry points. */
const ORDER: readonly string[] = [
  'model',
  'query',
  'plan',
  'export',
  'store/model',
  'store/documents',
  'store/log',
  'store/transactions',
  'store/writes',
  'store/history',
  'store',
  'wire',
  'rules-bridge',
  'calls',
  'listen',
  'triggers',
  'service',
  'endpoints/http',
  'endpoints/grpc',
  'endpoints/rest',
  'endpoints/control',
  'endpoints/requests',
  'endpoints/web-channel',
  'endpoints',
  '.',
  'integration/testing',
  'integration/behaviours',
  'integration/fuzz',
  'integration/proof',
  'integration',
];

/** Compiled into the package when it is built: see build.mjs. */
const COMPILED_IN = ['@thriftline/security-rules', '@google-cloud/firestore'];

const SOURCES = dirname(fileURLToPath(import.meta.url));
const IMPORT = /(?:\bfrom |\bimport |\bimport\(|\brequire\()'([^']+)'/g;

interface Import {
  readonly file: string;
  /** A path below src for a relative import, else as it is written. */
  readonly target: string;
  readonly isRelative: boolean;
}

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.split(sep).join('/'));
const imports: readonly Import[] = files.flatMap((file) =>
  [...readFileSync(join(SOURCES, file), 'utf8').matchAll(IMPORT)].map(([, specifier = '']) => {
    const isRelative = specifier.startsWith('.');
    const target = isRelative
      ? normalize(join(dirname(file), specifier))
          .split(sep)
          .join('/')
      : specifier;
    return { file, target, isRelative };
  }),
);

const isTest = (file: string) => /\.test\.ts$|(^|\/)testing\/|^integration\//.test(file);
const shipped = imports.filter(({ file }) => !isTest(file));

/** The folder of a file; builders and fixtures in `testing/` count as part of the folder they serve. */
function folderOf(file: string): string {
  const folder = dirname(file);
  return folder.startsWith('integration') ? folder : folder.replace(/\/testing$/, '');
}

describe('the folders of the emulator', () => {
  it('all have a place in the order', () => {
    expect([...new Set(files.map(folderOf))].sort()).toEqual([...ORDER].sort());
  });

  it('import only what comes before them, types and tests included', () => {
    const place = (file: string) => ORDER.indexOf(folderOf(file));
    const upward = imports
      .filter(({ isRelative, target }) => isRelative && !target.startsWith('../'))
      .filter(({ file, target }) => place(target) > place(file));
    expect(upward.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
    expect(imports.filter(({ isRelative }) => isRelative).length).toBeGreaterThan(300);
  });

  it('ship no test, and leave the package only for what it depends on', () => {
    const allowed = new Set([
      ...Object.keys(manifest.dependencies),
      ...COMPILED_IN,
      ...builtinModules.map((name) => `node:${name}`),
    ]);
    const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
    const foreign = shipped
      .filter(({ isRelative, target }) =>
        isRelative ? target.startsWith('../') || isTest(target) : !allowed.has(packageOf(target)),
      )
      .map(({ file, target }) => `${file} imports ${target}`);
    expect(foreign).toEqual(['main.ts imports ../package.json']);
  });

  it('are told in the same order in the README', () => {
    const readme = readFileSync(join(SOURCES, '../README.md'), 'utf8');
    const told = [...readme.matchAll(/^\| `([\w/-]+)\/` \|/gm)].map(([, folder]) => folder);
    expect(told).toEqual(ORDER.filter((folder) => folder !== '.' && !/^integration\//.test(folder)));
  });

  it('depend on nothing that they do not import', () => {
    const used = new Set(shipped.map(({ target }) => target));
    // By the rules language, which is compiled in.
    const byTheLanguage = ['re2js'];
    expect(Object.keys(manifest.dependencies).filter((name) => !used.has(name))).toEqual(byTheLanguage);
  });
});
