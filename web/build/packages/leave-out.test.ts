import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutLeftOut } from './leave-out.ts';
import { LEFT_OUT, type LeftOut } from './left-out.ts';
import { isNode } from './syntax-tree.ts';

/** What a module gives after something is left out of it. */
async function after<T>(code: string, leftOut: Partial<LeftOut>): Promise<T> {
  const program: unknown = parseAst(code);
  if (!isNode(program)) throw new Error('No tree');
  const rest = withoutLeftOut(code, program, { file: /x/, offers: /x/, of: [], ...leftOut });
  return (await import(`data:text/javascript,${encodeURIComponent(rest)}`)) as T;
}

it('throws in the place of functions, classes and inner functions that nothing reaches', async () => {
  const code = `
    function far() { return 1; }
    class Far {}
    function near(deep) { return deep ? inner() : 2; function inner() { return 3; } }
    export { far, Far, near };`;
  const { far, Far, near } = await after<{
    far: () => number;
    Far: new () => object;
    near: (deep: boolean) => number;
  }>(code, { unreached: ['far', 'Far', 'near.inner'] });
  expect(far).toThrow('far is left out of this build');
  expect(() => new Far()).toThrow('Far is left out of this build');
  expect(near(false)).toBe(2);
  expect(() => near(true)).toThrow('inner is left out of this build');
});

it('leaves out methods, properties that nobody reads, and what is never so', async () => {
  const code = `
    class Rare { }
    class Usual { a() { return is(this) ? 1 : this instanceof Rare ? 2 : 3; } b() {} }
    Usual.label = 'x';
    function is() { return true; }
    export { Usual };`;
  const { Usual } = await after<{ Usual: { label?: string; new (): { a(): number; b?: unknown } } }>(code, {
    uncalled: ['Usual.b'],
    unread: ['Usual.label'],
    never: ['is', 'Rare'],
  });
  expect(new Usual().a()).toBe(3);
  expect(new Usual().b).toBeUndefined();
  expect(Usual.label).toBeUndefined();
});

it('puts other declarations in the place of some, and has a class do as another does', async () => {
  const code = `
    class Plain { constructor() { this.plain = 1; } find() { return null; } add() { return 'plain'; } }
    class Rich { constructor(name) { this.name = name; } find() { return 'rich'; } add() { return this.name; } }
    function two() { return 2; }
    export { Rich, two };`;
  const { Rich, two } = await after<{
    Rich: new (name: string) => { plain: number; find(): string | null; add(): string };
    two: () => number;
  }>(code, {
    instead: { two: 'function two() { return 22; }' },
    derived: { Rich: { from: 'Plain', keeps: ['add'] } },
  });
  const rich = new Rich('r');
  expect([rich.plain, rich.find(), rich.add(), two()]).toEqual([1, null, 'r', 22]);
});

it('fails for what is no longer there', async () => {
  for (const leftOut of [
    { unreached: ['gone'] },
    { uncalled: ['A.gone'] },
    { unread: ['A.gone'] },
    { never: ['gone'] },
    { instead: { gone: '' } },
    { derived: { gone: { from: 'A', keeps: [] } } },
  ])
    await expect(after('class A { b() {} }', leftOut)).rejects.toThrow('Not there any more: ');
  await expect(after('class A { b() {} }', { derived: { A: { from: 'B', keeps: ['b'] } } })).rejects.toThrow(
    'A is not the class any more',
  );
});

/** What a file imports, with from where. */
function* importsOf(source: string): Generator<[name: string, from: string]> {
  for (const [, names = '', from = ''] of source.matchAll(/import \{([^}]*)\} from '([^']+)'/g))
    for (const name of names.split(',')) yield [name.trim(), from];
}

it('leaves nothing out that the shop imports', () => {
  const root = fileURLToPath(new URL('../../src', import.meta.url));
  const isLeftOut = ([name, from]: [string, string]) =>
    LEFT_OUT.some(({ offers, of }) => of.includes(from) && offers.test(name));
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const source = readFileSync(join(root, file), 'utf8');
    expect([...importsOf(source)].filter(isLeftOut), file).toEqual([]);
    expect(source, file).not.toMatch(/<Fragment[^>]* ref=/);
  }
});
