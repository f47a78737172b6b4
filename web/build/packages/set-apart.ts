import type { Plugin } from 'vite';
import { type Edit, edited, isNode, nameOf, nodeIn, nodesIn, type SyntaxNode, walk } from './syntax-tree.ts';

/** A package's one file, of which pages need a part: the bundler cannot take a module in two. */
const FILE = /\/@firebase\/auth\/dist\/esm\/index-[^/?]*\.js$/;

/** What Auth is asked by a page of who is signed in already. All that only signing in, linking and such need is set apart. */
const STAYS = [
  'connectAuthEmulator',
  'getIdTokenResult',
  'inMemoryPersistence',
  'indexedDBLocalPersistence',
  'initializeAuth',
  'onIdTokenChanged',
  'reload',
  'signOut',
];

/** Marks what stays of a file. */
export const CORE = '?core';

/** Marks what is set apart of a file. */
export const APART = '?apart';

/** What a statement of a file declares, and what it is said of when it declares nothing: `A.b = c` of `A`. */
interface Statement {
  node: SyntaxNode;
  declares: readonly string[];
  of: string | undefined;
  mentions: ReadonlySet<string>;
}

/** Which names a statement has: those of properties and variables of its own too, which do no more than keep something too much. */
function mentionsOf(node: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>();
  walk(node, (part) => {
    const name = nameOf(part);
    if (name !== undefined) names.add(name);
  });
  return names;
}

function statementOf(node: SyntaxNode): Statement {
  const declarations = node.type === 'VariableDeclaration' ? nodesIn(node, 'declarations') : [node];
  const declares = declarations.map((one) => nameOf(nodeIn(one, 'id'))).filter((name) => name !== undefined);
  const target = nodeIn(nodeIn(node, 'expression'), 'left');
  const of = target?.type === 'MemberExpression' ? nameOf(nodeIn(target, 'object')) : undefined;
  return { node, declares, of, mentions: mentionsOf(node) };
}

/** The statements that are run, or reached from what stays. */
function reached(statements: readonly Statement[], stays: readonly string[]): ReadonlySet<Statement> {
  const found = new Set<Statement>();
  const visit = (one: Statement) => {
    if (found.has(one)) return;
    found.add(one);
    const names = new Set([...one.mentions, ...one.declares]);
    for (const other of statements)
      if (
        other.declares.some((name) => names.has(name)) ||
        (other.of !== undefined && one.declares.includes(other.of))
      )
        visit(other);
  };
  for (const one of statements) {
    const isRun = one.declares.length === 0 && one.of === undefined;
    if (isRun || one.declares.some((name) => stays.includes(name))) visit(one);
  }
  return found;
}

/** A file as three: what stays, what is set apart, and what gives all that the file gave. */
interface Parted {
  core: string;
  apart: string;
  all: string;
}

/** Takes the code of a file with this address apart. Throws where something that is to stay is not there. */
export function setApart(code: string, program: SyntaxNode, id: string, stays: readonly string[]): Parted {
  const textOf = ({ start, end }: SyntaxNode) => code.slice(start, end);
  const nodes = nodesIn(program, 'body');
  const imports = nodes.filter(({ type }) => type === 'ImportDeclaration').map(textOf);
  const given = nodes
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap((node) => nodesIn(node, 'specifiers'))
    .map((one) => ({ local: nameOf(nodeIn(one, 'local')) ?? '', as: nameOf(nodeIn(one, 'exported')) ?? '' }));
  const statements = nodes.filter(({ type }) => !/^(Import|Export)/.test(type)).map(statementOf);
  const known = statements.flatMap(({ declares }) => declares);
  const missing = stays.filter((name) => !known.includes(name));
  if (missing.length > 0) throw new Error(`${id} has no ${missing.join(', ')} any more: adapt set-apart.ts`);

  const stay = reached(statements, stays);
  const leave = statements.filter((one) => !stay.has(one));
  const left = new Set(leave.flatMap(({ declares }) => declares));
  const needed = new Set(leave.flatMap(({ mentions }) => [...mentions]));
  const lent = [...stay].flatMap(({ declares }) => declares).filter((name) => needed.has(name));
  const listed = (names: readonly { local: string; as: string }[]) =>
    names.map(({ local, as }) => `${local} as ${as}`).join(', ');
  const edits: Edit[] = nodes
    .filter((node) => node.type.startsWith('Export') || leave.some((one) => one.node === node))
    .map(({ start, end }) => ({ start, end, text: '' }));
  const [gone, here] = [
    given.filter(({ local }) => left.has(local)),
    given.filter(({ local }) => !left.has(local)),
  ];
  const from = (mark: string) => `from ${JSON.stringify(id + mark)};`;
  const again = (names: typeof given) => listed(names.map(({ as }) => ({ local: as, as })));
  return {
    core: [
      edited(code, edits),
      `export { ${listed([...here, ...lent.map((local) => ({ local, as: `lent_${local}` }))])} };`,
    ].join('\n'),
    apart: [
      ...imports,
      `import { ${listed(lent.map((name) => ({ local: `lent_${name}`, as: name })))} } ${from(CORE)}`,
      ...leave.map(({ node }) => textOf(node)),
      `export { ${listed(gone)} };`,
    ].join('\n'),
    all: [`export { ${again(here)} } ${from(CORE)}`, `export { ${again(gone)} } ${from(APART)}`].join('\n'),
  };
}

/**
 * Makes two modules of Auth's one, so that a page of who is signed in loads nothing of signing in. The build fails where the package no
 * longer looks as it did.
 */
export function setAuthApart(): Plugin {
  const parts = new Map<string, string>();
  return {
    name: 'set-apart',
    apply: 'build',
    resolveId: {
      filter: { id: /\?(core|apart)$/ },
      handler: (id) => ({ id, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /\?(core|apart)$/ },
      handler: (id) => parts.get(id),
    },
    transform: {
      filter: { id: FILE },
      handler(code, id) {
        const program: unknown = this.parse(code);
        if (!isNode(program)) return null;
        const parted = setApart(code, program, id, STAYS);
        parts.set(id + CORE, parted.core);
        parts.set(id + APART, parted.apart);
        return { code: parted.all, map: null };
      },
    },
    buildEnd(error) {
      if (error === undefined && parts.size === 0)
        this.error('Nothing of Auth is set apart: the build has no such file');
    },
  };
}
