import { paths } from '@thriftline/domain/base/paths';
import { describe, expect, it } from 'vitest';
import { textOf } from './source-files.ts';

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

describe('every address of the app', () => {
  it('leads somewhere', () => {
    expect(ROUTES.length).toBeGreaterThan(40);
    const text = textOf('web/src/app/routes.tsx') + textOf('web/src/app/dashboard-routes.ts');
    expect(without(text, (name) => `paths.${name}.path`)).toEqual([]);
  });

  it('has its picture', () => {
    const text = textOf('e2e/screens/routes.ts').replaceAll(' dashboard.', ' paths.dashboard.');
    expect(without(text, (name) => `paths.${name}.`)).toEqual([]);
  });

  it('is looked at for violations of WCAG', () => {
    const text = textOf('e2e/journeys/accessibility/accessibility.test.ts');
    // As far as it names no document.
    expect(without(text, (_, path) => path.replace(/:.*$/, '').replace(/(.)\/$/, '$1'))).toEqual([]);
  });
});
