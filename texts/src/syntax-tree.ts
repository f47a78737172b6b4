import { parseAst } from 'vite';

/** A node of the syntax tree (https://github.com/estree/estree, and JSX beside it). */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes right below a node, in the order of the source. */
export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
}

/** The syntax tree of a TypeScript source, with or without JSX. */
export function treeOf(source: string, lang: 'ts' | 'tsx' = 'tsx'): Node {
  return parseAst(source, { lang }) as unknown as Node;
}
