import { paths } from '@thriftline/domain/base/paths';
import { describe, expect, it } from 'vitest';
import { KEPT } from '../../screens/kept-pictures.ts';
import { repositoryFiles, textOf } from '../source-files.ts';

/** Every address by how code names it, such as `dashboard.order`. */
function named(of: object, before = ''): [name: string, path: string][] {
  return Object.entries(of).flatMap(([key, value]): [string, string][] => {
    const name = `${before}${key}`;
    if (typeof value !== 'object' || value === null) return [];
    if ('path' in value) return [[name, String(value.path)]];
    return 'href' in value ? [] : named(value, `${name}.`);
  });
}

const ROUTES = named(paths);
const without = (text: string, find: (name: string, path: string) => string) =>
  ROUTES.filter(([name, path]) => !text.includes(find(name, path))).map(([name]) => name);

/** The list, the calls below /api, and what Vite's configuration reads, which cannot import a package. */
const WRITTEN_OUT = ['domain/src/base/paths.ts', 'domain/src/calls/calls.ts', 'web/src/config/manifest.ts'];

describe('every address of the app', () => {
  it('is written once, in paths.ts', () => {
    expect(ROUTES.length).toBeGreaterThan(40);
    const starts = ROUTES.map(([, path]) => path.replace(/\/:.*$/, '')).filter((path) => path !== '/');
    const literal = new RegExp(`['"\`](?:${[...new Set(starts)].join('|')})(?:['"\`?]|/\\$\\{)`, 'g');
    const again = repositoryFiles('domain/src/*.ts', 'functions/src/*.ts', 'web/src/*.ts', 'web/src/*.tsx')
      .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file) && !WRITTEN_OUT.includes(file))
      .flatMap((file) => (textOf(file).match(literal) ?? []).map((found) => `${file}: ${found}`));
    expect(again).toEqual([]);
  });

  it('has its picture', () => {
    const text = textOf('e2e/screens/routes.ts').replaceAll(' dashboard.', ' paths.dashboard.');
    expect(without(text, (name) => `paths.${name}.`)).toEqual([]);
  });

  it('is shown in docs/screens/ by eight pictures, and no others are kept', () => {
    expect(KEPT).toHaveLength(8);
    const kept = repositoryFiles('docs/screens').map((path) => path.replace(/^docs\/screens\/|\.webp$/g, ''));
    expect(kept.sort()).toEqual(KEPT.toSorted());
  });

  it('is looked at for violations of WCAG', () => {
    const text = textOf('e2e/journeys/accessibility/accessibility.test.ts');
    // As far as it names no document.
    expect(without(text, (_, path) => path.replace(/:.*$/, '').replace(/(.)\/$/, '$1'))).toEqual([]);
  });
});
