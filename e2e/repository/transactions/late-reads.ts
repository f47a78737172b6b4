import { posix } from 'node:path';
import { parseSync } from 'vite';

/** Sources by their paths. */
export type Sources = ReadonlyMap<string, string>;

/** A node of the syntax tree; what else it has is looked for where it is needed. */
interface SyntaxNode {
  type: string;
  start: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const nodesIn = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const partsOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flatMap(nodesIn);
const nameOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value.name === 'string' ? value.name : undefined;

interface FunctionNode extends SyntaxNode {
  body: unknown;
}

const isFunction = (value: unknown): value is FunctionNode =>
  isNode(value) && /^(ArrowFunctionExpression|Function(Expression|Declaration))$/.test(value.type);

/** What a transaction is called everywhere. */
const TRANSACTION = 'transaction';
const READS = new Set(['get', 'getAll']);
const WRITES = new Set(['set', 'update', 'create', 'delete']);

const isGiven = (value: unknown): boolean =>
  nodesIn(value).some(
    (node) => nameOf(node) === TRANSACTION || (!isFunction(node) && partsOf(node).some(isGiven)),
  );

interface Module {
  path: string;
  text: string;
  functions: Map<string, FunctionNode>;
  imports: Map<string, { path: string; name: string }>;
}

function moduleOf(path: string, text: string): Module {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const module: Module = { path, text, functions: new Map(), imports: new Map() };
  for (const statement of nodesIn(program.body)) {
    const declaration = isNode(statement.declaration) ? statement.declaration : statement;
    addFunctions(declaration, module.functions);
    const from = isNode(statement.source) ? String(statement.source.value) : '';
    if (!from.startsWith('.')) continue;
    for (const { local, imported } of nodesIn(statement.specifiers)) {
      const [own, name] = [nameOf(local), nameOf(imported)];
      const target = posix.join(posix.dirname(path), from);
      if (own !== undefined && name !== undefined) module.imports.set(own, { path: target, name });
    }
  }
  return module;
}

/** Notes the functions that a statement gives a name. */
function addFunctions(statement: SyntaxNode, functions: Map<string, FunctionNode>): void {
  const named = isFunction(statement)
    ? [[nameOf(statement.id), statement] as const]
    : nodesIn(statement.declarations).map(({ id, init }) => [nameOf(id), init] as const);
  for (const [name, value] of named) if (name !== undefined && isFunction(value)) functions.set(name, value);
}

/** Where a walk through a function is. */
interface Walk {
  module: Module;
  locals: Map<string, FunctionNode>;
  /** Whether the transaction has written on a way that leads here. */
  wrote: boolean;
  /** What it does with a transaction that it is given. */
  does: { reads: boolean; writes: boolean };
}

/**
 * The places where a transaction may read after it wrote, which Firestore refuses: through whatever functions it is handed to, on every
 * way through them. After what functions `harmless` write no way leads to a read.
 */
export function lateReads(sources: Sources, harmless: ReadonlySet<string> = new Set()): string[] {
  const modules = new Map([...sources].map(([path, text]) => [path, moduleOf(path, text)]));
  const known = new Map<SyntaxNode, Walk['does']>();
  const late = new Set<string>();

  const note = (node: SyntaxNode, walk: Walk, { reads, writes }: Walk['does']) => {
    const { path, text } = walk.module;
    if (reads && walk.wrote) late.add(`${path}:${text.slice(0, node.start).split('\n').length}`);
    walk.wrote ||= writes;
    walk.does.reads ||= reads;
    walk.does.writes ||= writes;
  };

  const begin = (body: unknown, module: Module, locals: Walk['locals'] = new Map()): Walk['does'] => {
    const walk: Walk = {
      module,
      locals: new Map(locals),
      wrote: false,
      does: { reads: false, writes: false },
    };
    through(body, walk);
    return walk.does;
  };

  const doesOf = (name: string, module: Module): Walk['does'] | undefined => {
    const imported = module.imports.get(name);
    const home = imported ? modules.get(imported.path) : module;
    const found = home?.functions.get(imported?.name ?? name);
    if (home === undefined || found === undefined) return undefined;
    const does = known.get(found);
    if (does !== undefined) return does;
    // One that calls itself is known by what it does besides.
    known.set(found, { reads: false, writes: false });
    const result = begin(found.body, home);
    if (harmless.has(imported?.name ?? name)) result.writes = false;
    known.set(found, result);
    return result;
  };

  /** Does what a function does that is called by its name. */
  const callNamed = (name: string, node: SyntaxNode, walk: Walk) => {
    const local = walk.locals.get(name);
    if (local !== undefined) {
      const inner = { ...walk, locals: new Map([...walk.locals].filter(([other]) => other !== name)) };
      through(local.body, inner);
      walk.wrote = inner.wrote;
    } else if (isGiven(node.arguments)) {
      note(node, walk, doesOf(name, walk.module) ?? { reads: false, writes: false });
    }
  };

  /** Goes through a call: what is handed to it comes first, functions among it as if they were called there. */
  const call = (node: SyntaxNode, walk: Walk) => {
    const callee = isNode(node.callee) ? node.callee : node;
    const method = nameOf(callee.property) ?? '';
    if (method === 'runTransaction') {
      for (const work of nodesIn(node.arguments)) begin(work.body, walk.module, walk.locals);
      return;
    }
    through(callee, walk);
    for (const argument of nodesIn(node.arguments)) {
      through(isFunction(argument) ? argument.body : argument, walk);
    }
    if (nameOf(callee.object) === TRANSACTION) {
      note(node, walk, { reads: READS.has(method), writes: WRITES.has(method) });
    }
    const name = nameOf(callee);
    if (name !== undefined) callNamed(name, node, walk);
  };

  /** Goes one of several ways; says whether it ends there. */
  const branch = (value: unknown, walk: Walk): { wrote: boolean; ends: boolean } => {
    const way = { ...walk };
    const ends = through(value, way);
    return { wrote: way.wrote && !ends, ends };
  };

  const ways = (node: SyntaxNode, walk: Walk): boolean => {
    through(node.test, walk);
    const [one, other] = [branch(node.consequent, walk), branch(node.alternate, walk)];
    walk.wrote = one.wrote || other.wrote;
    return one.ends && other.ends;
  };

  /** Goes through a part of a function; says whether nothing that follows is reached. */
  const through = (value: unknown, walk: Walk): boolean => {
    if (Array.isArray(value)) return nodesIn(value).some((node) => through(node, walk));
    if (!isNode(value)) return false;
    if (isFunction(value)) {
      // What it does comes where it is called.
      addFunctions(value, walk.locals);
      return false;
    }
    switch (value.type) {
      case 'IfStatement':
      case 'ConditionalExpression':
        return ways(value, walk);
      case 'CallExpression':
        call(value, walk);
        return false;
      case 'BlockStatement':
        return through(value.body, walk);
      case 'VariableDeclaration':
        addFunctions(value, walk.locals);
        break;
      case 'ForOfStatement':
        // Once more: what a round writes comes before what the next one reads.
        for (const part of [value.right, value.body, value.body]) through(part, walk);
        return false;
    }
    for (const part of partsOf(value)) through(part, walk);
    return value.type === 'ReturnStatement' || value.type === 'ThrowStatement';
  };

  for (const module of modules.values()) {
    for (const name of module.functions.keys()) doesOf(name, module);
    for (const statement of nodesIn(parseSync(module.path, module.text).program.body))
      begin(statement, module);
  }
  return [...late].sort();
}
