import { type ShownText, textsOutside } from './shown-texts.ts';
import { concernOf, type Source } from './sources.ts';
import type { Node } from './syntax-tree.ts';

/** What translates texts: calls and tags of @lingui/core/macro, elements of @lingui/react/macro. */
const MACROS = new Set(['t', 'msg', 'defineMessage', 'plural', 'select', 'selectOrdinal']);
const ELEMENTS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);

function nameOf(node: unknown): string {
  return typeof node === 'object' && node !== null && 'name' in node ? String(node.name) : '';
}

function isTranslated(node: Node): boolean {
  switch (node.type) {
    case 'TaggedTemplateExpression':
      return MACROS.has(nameOf(node.tag));
    case 'CallExpression':
      return MACROS.has(nameOf(node.callee));
    case 'JSXElement':
      return ELEMENTS.has(nameOf((node.openingElement as { name?: unknown }).name));
    default:
      return false;
  }
}

/** Values of styles, selectors, drawings, addresses and keys, and tables of letters, which have spaces like texts. */
const FOR_MACHINES =
  /^[\s\d.,%/*+()#-]*$|\d(px|rem|em|fr|vh|vw|ms|s|%)\b|[{}<>=;]|\b(var|calc|min|max|minmax|repeat|rgba?|url)\(|^(\/|https?:|[\w-]+\/[\w.+-]+;)|^[a-z-]+( [a-z-]+)*$|^Bearer |^[&!']|^(\S{1,3} ){8,}\S{1,3}$|!important|^[Mm]\d|^\(?[@&:.*]|:(not|has|focus|hover)\b|^\(prefers-|\b(rotate|translate|color-mix)\(|^[a-z]\w*(, [a-z]\w*)+$|-color x\b|, sans-serif$|^(User-agent|Sitemap): /;

/**
 * Texts that people read and that no macro translates. A string is taken for one if it has a space and begins like a
 * sentence or has a value in it; the shop's own lower-case words in quotes are left to whoever converts their file.
 */
export function bareTexts({ path, text }: Source): ShownText[] {
  return textsOutside(text, path.endsWith('x') ? 'tsx' : 'ts', isTranslated).filter(
    (shown) => !FOR_MACHINES.test(shown.text.replaceAll('{…}', 'x')),
  );
}

/** How many texts of each concern no macro translates, by the concerns' names. */
export function countBareTexts(from: readonly Source[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const source of from) {
    const concern = concernOf(source.path);
    counts.set(concern, (counts.get(concern) ?? 0) + bareTexts(source).length);
  }
  return Object.fromEntries(
    [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
