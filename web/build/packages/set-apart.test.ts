import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setApart } from './set-apart.ts';
import { isNode } from './syntax-tree.ts';

const CODE = `
  import { sep } from 'node:path';
  const list = [];
  class Base { name() { return 'base' + sep; } }
  class Window extends Base { name() { return 'window of ' + super.name(); } }
  Window.open = null;
  function enter() { list.push('entered'); return new Window().name(); }
  function watch() { return new Base().name(); }
  function noted() { return list; }
  list.push('run');
  export { enter as a, watch as b, noted as c, Window as d };`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apart-'));
});
afterAll(() => rm(folder, { recursive: true }));

function part(stays: readonly string[]) {
  const program: unknown = parseAst(CODE);
  if (!isNode(program)) throw new Error('No tree');
  return setApart(CODE, program, './main.mjs', stays);
}

it('takes out what does not stay, and gives all that there was before', async () => {
  const { core, apart, all } = part(['watch']);
  expect(core).not.toContain('class Window');
  expect(core).not.toContain('function enter');
  expect(apart).not.toContain('class Base');
  const parts = { core, apart, all };
  const named = (code: string) => code.replaceAll(/main\.mjs\?(core|apart)/g, '$1.mjs');
  for (const [name, code] of Object.entries(parts)) await writeFile(join(folder, `${name}.mjs`), named(code));
  const { a, b, c, d } = (await import(pathToFileURL(join(folder, 'all.mjs')).href)) as {
    a: () => string;
    b: () => string;
    c: () => string[];
    d: { open: unknown };
  };
  expect(b()).toMatch(/^base/);
  expect(a()).toMatch(/^window of base/);
  expect(c()).toEqual(['run', 'entered']);
  expect(d.open).toBeNull();
});

it('fails where what is to stay is not there', () => {
  expect(() => part(['watch', 'gone'])).toThrow('has no gone any more');
});
