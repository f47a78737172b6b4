import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { childrenOf, isNode, type Node, treeOf } from '@thriftline/texts/syntax-tree';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';

/** A value or a mark that touches a letter: `{amount}and`, `for{amount}`, `</0>and`. */
const JOINED = /\p{L}\{\w+\}|\{\w+\}\p{L}|\p{L}<\d+>|<\/\d+>\p{L}/u;

/** In Arabic `and`, `by` and `for` are written as one with what follows, and a value then needs a stroke. */
const WRITTEN_AS_ONE = /(?<!\p{L})(?:و|[بلكف]ـ)(?=\{|<)/gu;

/** Boxes that put what they hold side by side: a space between two parts of theirs is lost. */
const ROWS =
  /^(?:Button|PlainButton|MenuItem|ListItemButton|ToggleButton|CardActionArea|SubmitButton|PlainLink)$/;

/** Elements that stand within a line. */
const INLINE = /^(?:strong|b|em|s|del|time|small|Trans|Plural|UserText|EmailText|MemberLink|PriceTag)$/;

/** The texts of a catalog, as people read them. */
function textsOf(path: string): string[] {
  const lines = readFileSync(join(ROOT, path), 'utf8').matchAll(
    /^msg(?:id|str) ((?:"(?:[^"\\]|\\.)*"\n?)+)/gm,
  );
  return [...lines].map(([, quoted = '']) => quoted.replaceAll(/"\n?"?/g, ''));
}

const nameOf = (source: string, element: Node) =>
  isNode(element.openingElement)
    ? (/^<([\w.]+)/.exec(source.slice(element.openingElement.start, element.openingElement.end))?.[1] ?? '')
    : '';

/** What an element holds, without what only breaks lines or comments. */
function partsOf(element: Node): Node[] {
  return childrenOf(element).filter(
    (part) =>
      ['JSXText', 'JSXElement', 'JSXFragment', 'JSXExpressionContainer'].includes(part.type) &&
      !(part.type === 'JSXText' && /^\s*\n\s*$/.test(String(part.value))) &&
      !(isNode(part.expression) && part.expression.type === 'JSXEmptyExpression'),
  );
}

/** Whether an expression is a text that neither begins nor ends with a space. */
function isBareText(source: string, expression: Node): boolean {
  const written = source.slice(expression.start, expression.end);
  switch (expression.type) {
    case 'TaggedTemplateExpression':
      return /^t`/.test(written);
    case 'TemplateLiteral':
    case 'Literal':
      return !/^[`'"]\s|\s[`'"]$/.test(written);
    case 'CallExpression':
      return /^(?:t|format\w+|\w+(?:Text|Words|Line))\(/.test(written);
    case 'LogicalExpression':
      return isNode(expression.right) && isBareText(source, expression.right);
    case 'ConditionalExpression':
      return [expression.consequent, expression.alternate].every(
        (one) => isNode(one) && isBareText(source, one),
      );
    default:
      return false;
  }
}

/** Whether a part is read as words of its own line. */
function isWords(source: string, part: Node): boolean {
  if (part.type === 'JSXElement') return INLINE.test(nameOf(source, part));
  return isNode(part.expression) && isBareText(source, part.expression);
}

/** Texts of a component that touch, or whose space is lost, as they stand in the source. */
function joinedTexts(source: string): string[] {
  const found: string[] = [];
  const written = ({ start, end }: Node) => source.slice(start, end);
  const visit = (node: Node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const parts = partsOf(node);
      for (const [index, part] of parts.entries()) {
        const next = parts[index + 1];
        const isPair = next !== undefined && isWords(source, part) && isWords(source, next);
        if (isPair && (part.type !== 'JSXElement' || next.type !== 'JSXElement'))
          found.push(`${written(part)}${written(next)}`);
      }
      const marked = parts.filter(
        (part) => nameOf(source, part) === 'Trans' && partsOf(part).some(({ type }) => type === 'JSXElement'),
      );
      if (ROWS.test(nameOf(source, node))) found.push(...marked.map(written));
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(treeOf(source));
  return found;
}

const components = repositoryFiles('web/src/**/*.tsx').filter((path) => !path.endsWith('.test.tsx'));

describe('texts and what they hold', () => {
  it('write an apostrophe as one, but for what is stored in English as it always was', () => {
    const straight = repositoryFiles('texts/catalogs/*/*.po')
      .flatMap(textsOf)
      .filter((text) => /\p{L}'\p{L}/u.test(text) && !text.includes("Stripe's dashboard"));
    expect(straight).toEqual([]);
  });

  it.each([
    ['<p>{t`For`}{formatPrice(34)}</p>', ['{t`For`}{formatPrice(34)}']],
    ['<p>\n{formatPrice(34)}\n{isMore && t`and more`}\n</p>', ['{formatPrice(34)}{isMore && t`and more`}']],
    ['<p><strong>{price}</strong>{t`and`}</p>', ['<strong>{price}</strong>{t`and`}']],
    ["<p>{t`For`}{' '}{formatPrice(34)}</p>", []],
    [
      '<Button><Trans>Ask <UserText>{name}</UserText></Trans></Button>',
      ['<Trans>Ask <UserText>{name}</UserText></Trans>'],
    ],
    ['<Button><span><Trans>Ask <UserText>{name}</UserText></Trans></span></Button>', []],
  ])('are told apart in %s', (source, joined) => {
    expect(joinedTexts(source)).toEqual(joined);
  });

  it.each(components)('stand apart in %s', (path) => {
    expect(joinedTexts(textOf(path))).toEqual([]);
  });

  it.each(repositoryFiles('texts/catalogs/**/*.po'))('stand apart in every language: %s', (path) => {
    const texts = textsOf(path).map((text) => text.replaceAll(WRITTEN_AS_ONE, ''));
    expect(texts.filter((text) => JOINED.test(text))).toEqual([]);
  });
});
