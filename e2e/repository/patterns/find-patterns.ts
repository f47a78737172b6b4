import { parseSync } from 'vite';
import { isForTests } from '../imports.ts';
import { repositoryFiles, textOf } from '../source-files.ts';

/** A pattern as a source holds it. */
export interface FoundPattern {
  /** Below the root. */
  path: string;
  line: number;
  /** A literal's source and flags; undefined where the pattern is put together at run time. */
  literal: { source: string; flags: string } | undefined;
  /** As it is written. */
  written: string;
}

/** A node of the syntax tree, of which nothing more is known than that it has a kind and a place. */
interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

/** All nodes of a tree, in the order of its text. It goes without calling itself, which takes twice as long. */
function* nodesOf(tree: unknown): Generator<SyntaxNode> {
  const waiting = [tree];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...value.toReversed());
    else if (isNode(value)) {
      yield value;
      waiting.push(...Object.values(value).reverse());
    }
  }
}

const callsRegExp = (node: SyntaxNode): boolean =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') &&
  'callee' in node &&
  isNode(node.callee) &&
  'name' in node.callee &&
  node.callee.name === 'RegExp';

function literalOf(node: SyntaxNode): FoundPattern['literal'] {
  if (node.type !== 'Literal' || !('regex' in node)) return undefined;
  const { regex } = node;
  if (typeof regex !== 'object' || regex === null || !('pattern' in regex) || !('flags' in regex))
    return undefined;
  return { source: String(regex.pattern), flags: String(regex.flags) };
}

/** Each pattern of one source: the literals, and what is made by `RegExp`, in any spelling that parses. */
export function patternsOf(path: string, text: string): FoundPattern[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return [...nodesOf(program)].flatMap((node) => {
    const literal = literalOf(node);
    if (literal === undefined && !callsRegExp(node)) return [];
    const line = text.slice(0, node.start).split('\n').length;
    return [{ path, line, literal, written: text.slice(node.start, node.end) }];
  });
}

/** Each pattern of what is shipped, and of the emulators. */
export function repositoryPatterns(): FoundPattern[] {
  return repositoryFiles('*.ts', '*.tsx')
    .filter((path) => /^(domain|web|functions|emulators\/[^/]+)\/src\//.test(path) && !isForTests(path))
    .flatMap((path) => {
      const text = textOf(path);
      // To parse a file takes longer than to see that it cannot hold any.
      return text.includes('/') ? patternsOf(path, text) : [];
    });
}
