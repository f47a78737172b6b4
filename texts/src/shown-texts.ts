import { childrenOf, isNode, type Node, treeOf } from './syntax-tree.ts';

/** A text that a reader may see, and the line of the source it begins in. */
export interface ShownText {
  line: number;
  text: string;
  /** Whether it stands between tags, where everything is read. */
  inMarkup: boolean;
}

/** What stands in a text for a value, or for an element within it. */
const VALUE = '{…}';
/** Values with a sign between them that not every language writes so. */
const JOINED = /\{…\}\s?[,;?]/;
/** Strings of these attributes are for the browser. */
const FOR_THE_BROWSER = new Set(['className', 'd', 'style', 'sx', 'viewBox', 'sizes', 'srcSet', 'allow']);
/** Strings of these are shown, also of one word. */
const LABELS = new Set(['label', 'title', 'aria-label', 'alt', 'placeholder', 'helperText']);
/** What is said to these is for the operator. */
const FOR_THE_OPERATOR =
  /^(console\.\w+|logger\.\w+|invariant|super|(Type|Range)?Error|DOMException|Refused|TooMuch|untilDone)$/;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The name of what a call or `new` calls, as it is written. */
function calledBy(node: Node, source: string): string {
  return isNode(node.callee) ? source.slice(node.callee.start, node.callee.end) : '';
}

const nameOf = (node: unknown) => (isNode(node) ? String(node.name) : '');

const isText = (node: Node) => node.type === 'Literal' && typeof node.value === 'string';

const isTexts = (node: Node) =>
  isText(node) || (node.type === 'ArrayExpression' && childrenOf(node).every(isText));

function isForNoReader(node: Node, source: string, isTool: boolean): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
      return true;
    case 'JSXAttribute':
      return isNode(node.name) && FOR_THE_BROWSER.has(String(node.name.name));
    case 'CallExpression':
    case 'NewExpression':
      return !isTool && FOR_THE_OPERATOR.test(calledBy(node, source));
    default:
      return false;
  }
}

/** Names, what something is compared with, and stored choices, which have labels of their own. */
function belowForReaders(node: Node): Node[] {
  const below = childrenOf(node);
  switch (node.type) {
    case 'Property': {
      const name = nameOf(node.key);
      return below.filter(
        (child) =>
          (child !== node.key || node.computed === true) &&
          !(name === 'sample' || (name === 'options' && isTexts(child))),
      );
    }
    case 'BinaryExpression':
      return /^[!=]==$/.test(String(node.operator)) ? below.filter(({ type }) => type !== 'Literal') : below;
    default:
      return below;
  }
}

/** Words, or markup that may have them between its tags. */
const mayHaveWords = (text: string) => text.includes(' ') || /<\/?[a-z]/.test(text);

/** The single words that an expression between tags, or of a label, may come to: longer texts are found wherever they stand. */
function wordsOf(expression: unknown): string[] {
  if (!isNode(expression)) return [];
  const { type, value, consequent, alternate, left, right, operator } = expression;
  switch (type) {
    case 'JSXExpressionContainer':
      return wordsOf(expression.expression);
    case 'Literal':
      return typeof value === 'string' && !mayHaveWords(value) ? [value] : [];
    case 'ConditionalExpression':
      return [...wordsOf(consequent), ...wordsOf(alternate)];
    case 'LogicalExpression':
      return [...(operator === '&&' ? [] : wordsOf(left)), ...wordsOf(right)];
    default:
      return [];
  }
}

/** The single words that a node shows of what it computes. */
function computedWords(node: Node): string[] {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return (node.children as Node[]).flatMap(wordsOf);
    case 'JSXAttribute':
      return isNode(node.value) &&
        node.value.type === 'JSXExpressionContainer' &&
        LABELS.has(nameOf(node.name))
        ? wordsOf(node.value)
        : [];
    case 'NewExpression':
      return nameOf(node.callee) === 'AppError' ? wordsOf((node.arguments as Node[])[1]) : [];
    case 'Property':
      // Keys of records have such names, too.
      return LABELS.has(nameOf(node.key)) ? wordsOf(node.value).filter((word) => /^\p{Lu}/u.test(word)) : [];
    default:
      return [];
  }
}

/** The text of a node itself, without that of the nodes below it: undefined where it has none. */
function ownText(node: Node): string | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && mayHaveWords(node.value) ? node.value : undefined;
    case 'JSXAttribute': {
      const { name, value } = node as { name?: Node; value?: Node };
      const isWord = typeof value?.value === 'string' && !value.value.includes(' ');
      return isWord && LABELS.has(String(name?.name)) ? String(value.value) : undefined;
    }
    case 'TemplateLiteral': {
      const text = (node.quasis as { value: { cooked: string } }[])
        .map(({ value }) => value.cooked)
        .join(VALUE);
      return mayHaveWords(text) ? text : undefined;
    }
    case 'JSXElement':
    case 'JSXFragment': {
      const parts = node.children as Node[];
      const text = parts.map((part) => (part.type === 'JSXText' ? String(part.value) : VALUE)).join('');
      return parts.some((part) => part.type === 'JSXText' && oneLine(String(part.value)) !== '')
        ? text
        : undefined;
    }
    default:
      return undefined;
  }
}

/** What somebody is called is not translated: the name in an object that says who it is, by their id or their address. */
function shownChildrenOf(node: Node): Node[] {
  const children = belowForReaders(node);
  if (node.type !== 'ObjectExpression') return children;
  const keyOf = ({ key }: Node) => (isNode(key) ? key.name : undefined);
  const isPerson = children.some((child) => keyOf(child) === 'uid' || keyOf(child) === 'email');
  return isPerson ? children.filter((child) => keyOf(child) !== 'name') : children;
}

function textsOf(source: string, lang: 'ts' | 'tsx', leftOut: (node: Node) => boolean): ShownText[] {
  const found: ShownText[] = [];
  const visit = (node: Node) => {
    if (leftOut(node)) return;
    const texts = [ownText(node) ?? '', ...computedWords(node)].map(oneLine);
    const inMarkup = node.type.startsWith('JSX');
    const line = source.slice(0, node.start).split('\n').length;
    for (const text of texts) {
      if (/\p{L}/u.test(text) || (inMarkup && JOINED.test(text))) found.push({ line, text, inMarkup });
    }
    for (const child of shownChildrenOf(node)) visit(child);
  };
  visit(treeOf(source, lang));
  return found;
}

/** Every text of a source that a reader may see: texts of elements, and strings with a space. */
export function shownTexts(source: string, lang: 'ts' | 'tsx' = 'tsx'): ShownText[] {
  return textsOutside(source, lang, () => false);
}

/** The same without what is below some nodes. */
export function textsOutside(
  source: string,
  lang: 'ts' | 'tsx',
  leftOut: (node: Node) => boolean,
): ShownText[] {
  return textsOf(source, lang, (node) => leftOut(node) || isForNoReader(node, source, false));
}

/** The same of a command-line tool, with what it prints and the messages of its errors: both are for whoever runs it. */
export function printedTexts(source: string): ShownText[] {
  return textsOf(source, 'ts', (node) => isForNoReader(node, source, true));
}
