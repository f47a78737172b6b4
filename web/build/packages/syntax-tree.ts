/** A node of a syntax tree (https://github.com/estree/estree). */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Whether a value in a tree is a node of it. */
export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The node in a field of a node. */
export function nodeIn(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** The nodes in a field of a node that holds a list. */
export function nodesIn(node: SyntaxNode | undefined, field: string): SyntaxNode[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Shows every node to `look`, with what it stands in, from the outside to the inside. */
export function walk(
  node: SyntaxNode,
  look: (node: SyntaxNode, around?: SyntaxNode) => void,
  around?: SyntaxNode,
): void {
  look(node, around);
  for (const value of Object.values(node))
    for (const part of Array.isArray(value) ? value : [value]) if (isNode(part)) walk(part, look, node);
}

/** What an identifier says. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  return node?.type === 'Identifier' ? String(node.name) : undefined;
}

/** A replaced part of a text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A text with edits; what lies in another edit goes with it. */
export function edited(code: string, edits: readonly Edit[]): string {
  let [done, at] = ['', 0];
  const inOrder = [...edits].sort((one, other) => one.start - other.start || other.end - one.end);
  for (const { start, end, text } of inOrder) {
    if (start < at) continue;
    done += code.slice(at, start) + text;
    at = end;
  }
  return done + code.slice(at);
}
