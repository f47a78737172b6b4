import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { afterAll, expect, it } from 'vitest';

const KEPT = join(ROOT, 'domain/data/towns');
const made = mkdtempSync(join(tmpdir(), 'towns-'));
afterAll(() => rmSync(made, { recursive: true }));

const filesIn = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

it('the towns are what `node domain/make-towns.mjs` makes of its package', () => {
  execFileSync(process.execPath, [join(ROOT, 'domain/make-towns.mjs'), made]);
  const stale = filesIn(made).filter(([name, text]) => readFileSync(join(KEPT, name), 'utf8') !== text);
  expect(readdirSync(KEPT).sort()).toEqual(readdirSync(made).sort());
  expect(stale.map(([name]) => name)).toEqual([]);
});
