import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = dirname(fileURLToPath(import.meta.url));

/** What stands on what: each may import those before it. `testing` is for tests alone. */
const LAYERS = ['config', 'lib', 'hooks', 'components', 'outbox', 'features', 'app'];

/** The first word of a path below `web/src`. */
const topOf = (path: string) => path.split('/')[0] ?? '';

interface Import {
  file: string;
  target: string;
}

/** Whether a file is a test or is there for tests alone. */
const isForTests = (path: string) => path.includes('.test.') || path.split('/').includes('testing');

/** Every import of one file of ours by another, for types, lazily or in a test's stand-in, with paths from `web/src`. */
function allImports(): Import[] {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(
        /\b(?:from|import)\s*\(?\s*'((?:@\/|\.{1,2}\/)[^']+)'/g,
      ),
    ].map(([, specifier = '']) => ({
      file,
      target: specifier.startsWith('@/')
        ? specifier.slice(2)
        : relative(ROOT, join(ROOT, dirname(file), specifier)),
    })),
  );
}

/** The folders from which imports lead back to where they began, in the order of the way; none when there is no circle. */
function circleOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const visit = (folder: string, way: readonly string[]): string[] => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder];
    if (done.has(folder)) return [];
    for (const next of edges.get(folder) ?? []) {
      const circle = visit(next, [...way, folder]);
      if (circle.length > 0) return circle;
    }
    done.add(folder);
    return [];
  };
  for (const folder of edges.keys()) {
    const circle = visit(folder, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

const imports = allImports();

describe('the layers of the website', () => {
  it('import downwards only', () => {
    const upward = imports.filter(({ file, target }) => {
      const from = LAYERS.indexOf(topOf(file));
      return from !== -1 && LAYERS.indexOf(topOf(target)) > from;
    });
    expect(imports.length).toBeGreaterThan(500);
    expect(upward).toEqual([]);
  });

  it('reach into no other feature', () => {
    const featureOf = (path: string) => path.split('/')[1];
    const across = imports.filter(
      ({ file, target }) =>
        topOf(file) === 'features' && topOf(target) === 'features' && featureOf(file) !== featureOf(target),
    );
    expect(across).toEqual([]);
  });

  it('ship nothing that is for tests', () => {
    expect(imports.filter(({ file, target }) => isForTests(target) && !isForTests(file))).toEqual([]);
  });

  it('have no circle of folders', () => {
    const edges = new Map<string, Set<string>>();
    for (const { file, target } of imports.filter((one) => !isForTests(one.file))) {
      const [from, to] = [dirname(file), dirname(target)];
      if (from !== to) edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
    expect(circleOf(edges)).toEqual([]);
    expect(
      circleOf(
        new Map([
          ['a', new Set(['b'])],
          ['b', new Set(['c'])],
          ['c', new Set(['b'])],
        ]),
      ),
    ).toEqual(['b', 'c', 'b']);
  });
});
