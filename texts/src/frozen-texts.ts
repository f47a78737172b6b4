import type { Source } from './sources.ts';
import { childrenOf, isNode, type Node, treeOf } from './syntax-tree.ts';

/** Maps of texts that are looked up when one is asked for. */
const DEFINED = /export const (\w+)[^=]*= lookedUp\(/g;

/** The names of all such maps. */
export function lookedUpNames(from: readonly Source[]): Set<string> {
  return new Set(from.flatMap(({ text }) => [...text.matchAll(DEFINED)].map(([, name = '']) => name)));
}

const RUNS_LATER = /Function|^(Method|Property)Definition$|^TS|^(Im|Ex)portSpecifier$/;

/** Asking for names alone: they are the same in every language. */
const isForNames = (node: Node, source: string) =>
  node.type === 'CallExpression' && /^Object\.(keys|hasOwn)\(/.test(source.slice(node.start, node.end));

/** Where a source asks for a text of such a map while it is loaded, which then never follows the language. */
export function frozenTexts({ path, text }: Source, names: ReadonlySet<string>): string[] {
  if (![...names].some((name) => text.includes(name))) return [];
  const found: string[] = [];
  const visit = (node: Node) => {
    if (RUNS_LATER.test(node.type) || isForNames(node, text)) return;
    const object =
      node.type === 'MemberExpression' || node.type === 'SpreadElement'
        ? (node.object ?? node.argument)
        : undefined;
    if (isNode(object) && names.has(String(object.name)))
      found.push(
        `${path}:${text.slice(0, node.start).split('\n').length}: ${text.slice(node.start, node.end)}`,
      );
    for (const child of childrenOf(node)) visit(child);
  };
  visit(treeOf(text, path.endsWith('x') ? 'tsx' : 'ts'));
  return found;
}
