import { childrenOf, isNode, type Node, treeOf } from '@thriftline/texts/syntax-tree';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';

/** What texts are called: a label, a title, what stands in a line. */
const TEXTS = new Set(
  'title label text words line thing answer fault refusal note fact heading paragraph term sentence'.split(
    ' ',
  ),
);

/** Elements whose key is a text, and why nothing in them can be lost. */
const TEXT_ALONE: Readonly<Record<string, string>> = {
  'web/src/app/layouts/account/sign-out-question.tsx {thing}': 'A line of text',
  'web/src/components/cards/item-card.tsx {fact}': 'A word or two',
  'web/src/features/auth/components/deletion-obstacles.tsx {text}': 'A link that keeps nothing',
  'web/src/features/blog/components/article-view.tsx {heading}': 'Each language has an article of its own',
  'web/src/features/blog/components/article-view.tsx {paragraph}': 'Each language has an article of its own',
  'web/src/features/orders/components/order-acts.tsx {note}': 'A line of text',
  'web/src/features/orders/components/order-conversation.tsx {`${said.at} ${said.by} ${said.text}`}':
    'What somebody wrote, in one language for good',
  'web/src/features/products/components/form/pictures-field.tsx {refusal}': 'A line of text',
  'web/src/features/products/components/import/import-preview.tsx {`${change.line} ${change.name}`}':
    'The number of a line',
  'web/src/features/products/components/import/import-preview.tsx {`${line} ${column}`}':
    'The number of a line',
  'web/src/features/products/components/import/import-preview.tsx {planned.row.line}': 'The number of a line',
  'web/src/features/products/components/import/import-products-form.tsx {fault}': 'A line of text',
  'web/src/features/products/components/my-products/selection-bar.tsx {fault}': 'A line of text',
  'web/src/features/reports/components/reported-profile.tsx {words}': 'What somebody wrote',
  'web/src/features/sellers/components/seller-head.tsx {line}': 'A line of text',
};

/** Names of texts, and of what holds the language of a search, that the expression of a key is made of. */
function textsIn(node: Node): string[] {
  if (node.type === 'Identifier') return TEXTS.has(String(node.name)) ? [String(node.name)] : [];
  if (node.type === 'MemberExpression') {
    const { object, property } = node;
    const called = isNode(object) && object.type === 'CallExpression' ? textsIn(object) : [];
    return [...called, ...(isNode(property) ? textsIn(property) : [])];
  }
  if (node.type === 'CallExpression' && isNode(node.callee)) {
    const { name } = node.callee as Node & { name?: unknown };
    if (/^(titleOf|words|t|searchAddress|searchKey)$/.test(String(name))) return [String(name)];
  }
  return childrenOf(node).flatMap(textsIn);
}

/** The keys of a component that are texts, as they stand in the source. */
function textKeys(source: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    const isKey = node.type === 'JSXAttribute' && isNode(node.name) && node.name.name === 'key';
    if (isKey && isNode(node.value) && textsIn(node.value).length > 0)
      found.push(source.slice(node.value.start, node.value.end));
    for (const child of childrenOf(node)) visit(child);
  };
  visit(treeOf(source));
  return found;
}

describe('an entry of a list stays itself in another language', () => {
  it.each([
    ['<li key={title}>{a}</li>', ['{title}']],
    ['<li key={id + step.label} />', ['{id + step.label}']],
    ['<li key={titleOf(column)} />', ['{titleOf(column)}']],
    ['<li key={words(message)} />', ['{words(message)}']],
    ['<li key={searchAddress(query).toString()} />', ['{searchAddress(query).toString()}']],
    ['<li key={id} title={title}>{text}</li>', []],
    ['<li key={textId} />', []],
  ])('%s', (source, found) => expect(textKeys(`const a = ${source};`)).toEqual(found));

  it('as its key is no text, which would be another one: texts have keys by their places (lib/texts/by-place.ts)', () => {
    const found = repositoryFiles('web/src/**/*.tsx')
      .filter((path) => !path.endsWith('.test.tsx'))
      .flatMap((path) => textKeys(textOf(path)).map((key) => `${path} ${key}`));
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(TEXT_ALONE).toSorted());
  });
});
