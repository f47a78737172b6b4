import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** The folders from top to bottom, as README.md draws them: each imports only from those further down. */
const ORDER = [
  '',
  ...['callables', 'http', 'http/routes', 'pages', 'schedules', 'triggers', 'webhooks'],
  ...['http/openapi', 'http/request', 'http/answer'],
  'deletion',
  'payments/events',
  'payments/checkout',
  'payments/reconcile',
  'payments/settle',
  'payments/refund',
  'payments/intents',
  'payments/hold',
  'payments/stripe',
  'payments/records',
  'sellers',
  'orders',
  'catalogue',
  'pictures',
  'accounts',
  'audit',
  'firestore',
  'platform',
];

const src = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);

/** The folders below src/ that a file imports from, for their types too; the file's own is not among them. */
function foldersOf(file: string): string[] {
  const own = dirname(join(src, file));
  const imports = readFileSync(join(src, file), 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  const folders = [...imports].map(([, path = '']) => dirname(resolve(own, path)));
  return folders.filter((folder) => folder !== own).map((folder) => relative(src, folder));
}

const folderOf = (file: string) => (dirname(file) === '.' ? '' : dirname(file));

it('every folder of the functions has its place', () => {
  expect([...new Set(files.map(folderOf))].filter((folder) => !ORDER.includes(folder))).toEqual([]);
});

it('imports go one way, from each folder to those below it', () => {
  const upward = files.flatMap((file) =>
    foldersOf(file)
      .filter((folder) => ORDER.indexOf(folder) <= ORDER.indexOf(folderOf(file)))
      .map((folder) => `${file} imports from ${folder}`),
  );
  expect(upward).toEqual([]);
});
