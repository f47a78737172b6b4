import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';

/** The order of the folders, lowest first, as the README has it. */
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const ORDER = [...readme.matchAll(/^\| `([\w-]+)\/` /gm)].map(([, folder = '']) => folder);

interface Import {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

/** Every import between two folders, of types as well, tests left out. The sources' root is the folder ''. */
function importsBetweenFolders(): Import[] {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const folderOf = (file: string) => (file.includes('/') ? (file.split('/')[0] as string) : '');
  return files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)]
      .map(([, path = '']) => folderOf(posix.join(posix.dirname(file), path)))
      .filter((to) => to !== folderOf(file))
      .map((to) => ({ from: folderOf(file), to, file }));
  });
}

it('the table of folders names every folder', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect([...ORDER].sort()).toEqual(folders.map(({ name }) => name).sort());
});

it('each folder imports only those above it in the table, and tests alone import testing/', () => {
  const imports = importsBetweenFolders();
  expect(imports.length).toBeGreaterThan(ORDER.length);
  const wrong = imports.filter(({ from, to }) => {
    if (to === 'testing') return true;
    if (from === '' || from === 'testing') return false;
    return to === '' || ORDER.indexOf(to) >= ORDER.indexOf(from);
  });
  expect(wrong).toEqual([]);
});
