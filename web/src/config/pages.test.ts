import { readdir, readFile } from 'node:fs/promises';
import { pathNamed } from '@thriftline/domain/base/paths';
import { OPEN_PATHS } from '@thriftline/domain/pages/addresses';
import { describe, expect, it } from 'vitest';
import { componentOf, PAGES, type Page } from './pages.ts';

const ROUTES = new URL('../app/routes/', import.meta.url);
const all = Object.entries<Page>(PAGES);

describe('the pages of the app', () => {
  it.each(all)('%s has a file with its component', async (_, one) => {
    const text = await readFile(new URL(`${one.file}.tsx`, ROUTES), 'utf8');
    expect(text).toMatch(new RegExp(`^export function ${componentOf(one)}\\(`, 'm'));
  });

  it('are all that lies where pages do', async () => {
    const places = ['account', 'admin', 'buying', 'selling', 'talking'].map((place) => `dashboard/${place}/`);
    const folders = ['', 'open/', 'shop/', 'dashboard/', ...places];
    const found = await Promise.all(
      folders.map(async (folder) => (await readdir(new URL(folder, ROUTES))).map((name) => folder + name)),
    );
    const files = found.flat().flatMap((path) => /^(.+(?<!\.test))\.tsx$/.exec(path)?.[1] ?? []);
    // The one that stands for any other that fails.
    expect(files.filter((file) => file !== 'error').sort()).toEqual(all.map(([, { file }]) => file).sort());
  });

  it('are under /dashboard behind a guard, and elsewhere in another frame', () => {
    for (const [name, { frame, guard }] of all) {
      const isDashboard = name.startsWith('dashboard.');
      expect(['dashboard', 'inbox'].includes(frame), name).toBe(isDashboard);
      if (isDashboard) expect(['members', 'admins'], name).toContain(guard);
    }
  });

  it('have addresses in all languages where strangers may read them, and nothing is theirs alone', () => {
    const open = all.filter(([, { guard, group }]) => /^anyone|UnlessOpen$/.test(guard) && group !== 'doors');
    expect(open.map(([name]) => name).sort()).toEqual([...OPEN_PATHS].sort());
  });

  it('have an address each, but for the texts of the operator', () => {
    const addresses = all.map(([name]) => pathNamed(name as keyof typeof PAGES));
    expect(new Set(addresses).size).toBe(all.length);
    expect(all.filter((_, at) => addresses[at] === '').map(([name]) => name)).toEqual(['shopText']);
  });
});
