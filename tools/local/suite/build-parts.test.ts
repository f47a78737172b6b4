import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@thriftline/run/child-group';
import type { Progress } from '@thriftline/run/progress';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildPart, type Part } from './build-parts.ts';

const PART: Part = { label: 'the shop', workspace: 'shop', result: 'shop/dist/page.txt', inputs: ['shop'] };

/** Empties the folder and writes there for which place it is built, as Vite does. */
const BUILD = `
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');
writeFileSync('dist/page.txt', 'built for ' + (process.env.PLACE ?? 'nowhere'));
`;

let root: string;
let steps: string[];
const progress = {
  step: async (label: string, work: () => Promise<void>) => {
    steps.push(label);
    await work();
  },
} as Progress;
const build = () => buildPart(PART, { root }, progress, { PLACE: 'here' });
const built = () => readFile(join(root, PART.result), 'utf8');

beforeEach(async () => {
  steps = [];
  root = await mkdtemp(join(tmpdir(), 'parts-'));
  await mkdir(join(root, 'shop'));
  await writeFile(join(root, 'package.json'), JSON.stringify({ private: true, workspaces: ['shop'] }));
  const shop = { name: 'shop', version: '1.0.0', scripts: { build: 'node build.mjs' } };
  await writeFile(join(root, 'shop/package.json'), JSON.stringify(shop));
  await writeFile(join(root, 'shop/build.mjs'), BUILD);
});

afterEach(() => rm(root, { recursive: true }));

it('builds a part once, and again when a file of it changes', async () => {
  await build();
  await build();
  expect(steps).toEqual(['Building the shop']);
  await writeFile(join(root, 'shop/more.txt'), 'more');
  await build();
  expect(steps).toHaveLength(2);
});

it('builds a part again that was built with other settings meanwhile', async () => {
  await build();
  await run('npm', ['run', 'build', '--workspace', 'shop', '--silent'], { cwd: root, env: process.env });
  expect(await built()).toBe('built for nowhere');
  await build();
  expect(await built()).toBe('built for here');
});
