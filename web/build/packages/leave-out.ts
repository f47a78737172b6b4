import type { Plugin } from 'vite';
import { type Derived, LEFT_OUT, type LeftOut } from './left-out.ts';
import { type Edit, edited, isNode, nameOf, nodeIn, nodesIn, type SyntaxNode, walk } from './syntax-tree.ts';

/** What stands in the body of a class or of a function. */
const partsOf = (declaration: SyntaxNode) => nodesIn(nodeIn(declaration, 'body'), 'body');

/** What is there instead of a function or class that is left out. */
function thrower(type: string, name: string): string {
  const body = `throw new Error('${name} is left out of this build: web/build/packages/left-out.ts');`;
  return type === 'ClassDeclaration'
    ? `class ${name} { constructor() { ${body} } }`
    : `function ${name}() { ${body} }`;
}

/** A class with few methods of its own, which are as they were, and its constructor after the other's. */
function derivedClass(code: string, node: SyntaxNode, name: string, { from, keeps }: Derived): string {
  const textOf = ({ start, end }: SyntaxNode) => code.slice(start, end);
  const own = partsOf(node).filter((method) => keeps.includes(nameOf(nodeIn(method, 'key')) ?? ''));
  const create = partsOf(node).find(({ kind }) => kind === 'constructor');
  const body = nodeIn(nodeIn(create, 'value'), 'body');
  if (create === undefined || body === undefined || own.length < keeps.length)
    throw new Error(`${name} is not the class any more that left-out.ts knows`);
  const made = `${code.slice(create.start, body.start)}{ super(); ${code.slice(body.start + 1, body.end)}`;
  return `class ${name} extends ${from} { ${[made, ...own.map(textOf)].join('\n')} }`;
}

/** Leaves out of one file what is not used, and notes what of that is not there. */
class LeavingOut {
  readonly edits: Edit[] = [];
  readonly missing: Set<string>;
  readonly #code: string;
  readonly #leftOut: LeftOut;

  constructor(code: string, leftOut: LeftOut) {
    this.#code = code;
    this.#leftOut = leftOut;
    const { unreached = [], uncalled = [], never = [], unread = [], instead = {}, derived = {} } = leftOut;
    const names = [...unreached, ...uncalled, ...never, ...unread];
    this.missing = new Set([...names, ...Object.keys(instead), ...Object.keys(derived)]);
  }

  #edit(what: string, { start, end }: SyntaxNode, text: string): void {
    this.missing.delete(what);
    this.edits.push({ start, end, text });
  }

  /** Takes a statement of the file. */
  take(node: SyntaxNode): void {
    const name = nameOf(nodeIn(node, 'id'));
    if (name === undefined) {
      this.#takeAssignment(node);
      return;
    }
    const { unreached, uncalled, instead, derived } = this.#leftOut;
    const other = instead?.[name];
    const heir = derived?.[name];
    if (unreached?.includes(name)) this.#edit(name, node, thrower(node.type, name));
    if (other !== undefined) this.#edit(name, node, other);
    if (heir !== undefined) this.#edit(name, node, derivedClass(this.#code, node, name, heir));
    for (const part of partsOf(node)) {
      const inner = nameOf(nodeIn(part, part.type === 'MethodDefinition' ? 'key' : 'id'));
      const path = `${name}.${inner}`;
      if (uncalled?.includes(path)) this.#edit(path, part, '');
      if (inner !== undefined && unreached?.includes(path)) this.#edit(path, part, thrower(part.type, inner));
    }
  }

  #takeAssignment(node: SyntaxNode): void {
    const expression = nodeIn(node, 'expression');
    const target = expression?.type === 'AssignmentExpression' ? nodeIn(expression, 'left') : undefined;
    if (target === undefined) return;
    const path = this.#code.slice(target.start, target.end);
    if (this.#leftOut.unread?.includes(path)) this.#edit(path, node, '');
  }

  /** Takes any node: it may ask what is never so. */
  takeQuestion(node: SyntaxNode): void {
    const isCall = node.type === 'CallExpression';
    if (!isCall && node.operator !== 'instanceof') return;
    const name = nameOf(nodeIn(node, isCall ? 'callee' : 'right'));
    if (name !== undefined && this.#leftOut.never?.includes(name)) this.#edit(name, node, 'false');
  }
}

/** Code of a package without what is to be left out. Throws where something of that is not there. */
export function withoutLeftOut(code: string, program: SyntaxNode, leftOut: LeftOut): string {
  const leaving = new LeavingOut(code, leftOut);
  for (const node of nodesIn(program, 'body')) leaving.take(node);
  walk(program, (node) => leaving.takeQuestion(node));
  if (leaving.missing.size > 0)
    throw new Error(
      `Not there any more: ${[...leaving.missing].join(', ')}. See what the package has now, and adapt left-out.ts`,
    );
  return edited(code, leaving.edits);
}

/**
 * Leaves out of packages what the shop does not use and the bundler cannot know of; left-out.ts says what and why. The build fails
 * where a package no longer looks as it did.
 */
export function leaveOut(): Plugin {
  const unseen = new Set(LEFT_OUT);
  return {
    name: 'leave-out',
    apply: 'build',
    transform: {
      filter: { id: LEFT_OUT.map(({ file }) => file) },
      handler(code, id) {
        const found = LEFT_OUT.find(({ file, marker = '' }) => file.test(id) && code.includes(marker));
        const program: unknown = this.parse(code);
        if (found === undefined || !isNode(program)) return null;
        unseen.delete(found);
        return { code: withoutLeftOut(code, program, found), map: null };
      },
    },
    buildEnd(error) {
      if (error !== undefined || unseen.size === 0) return;
      const files = [...unseen].map(({ file }) => file.source).join(', ');
      this.error(`Nothing is left out of ${files}: the build has no such file`);
    },
  };
}
