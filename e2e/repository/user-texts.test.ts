import { childrenOf, isNode, type Node, treeOf } from '@thriftline/texts/syntax-tree';
import { describe, expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** What people write, and what else is in a language of its own, by the names it has in the code. */
const WRITTEN = new Set(
  [
    'productname sellername buyername authorName yourname displayName categoryname categoryName',
    'description location address note tracking text name reply decision hiddenWhy about',
    // In the language of whoever agreed, and as a server puts it.
    'consent lastError cause',
  ].flatMap((names) => names.split(' ')),
);

const USER_TEXT_STYLES = 'web/src/components/texts/user-text.module.css';

/** Where such a name is one of the shop's own words. */
const OF_THE_SHOP = [
  'app/layouts/hosts/install-invitation.tsx',
  'app/routes/dashboard/account/account.tsx',
  'components/form/form-dialog.tsx',
  'components/plain/live-announcement.tsx',
  'components/texts/marked-text.tsx',
  'components/plain-form/plain-field.tsx',
  'components/plain/section-title.tsx',
  'components/texts/term-list.tsx',
  'features/auth/components/deletion-obstacles.tsx',
  'features/auth/components/devices-list.tsx',
  'features/orders/components/refund-progress-note.tsx',
  'features/orders/components/order-acts.tsx',
  'features/orders/components/order-next.tsx',
  'features/payouts/components/sums.tsx',
  'features/reports/components/contact-marks-note.tsx',
  'features/settings/components/settings-section.tsx',
].map((path) => `web/src/${path}`);

/** The names of what an expression may come to, as text of the element it stands in. */
function namesIn(node: Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [String(node.name)];
    case 'MemberExpression':
      return isNode(node.property) ? namesIn(node.property) : [];
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].filter(isNode).flatMap(namesIn);
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : [node.left]), node.right].filter(isNode).flatMap(namesIn);
    case 'ChainExpression':
    case 'TemplateLiteral':
    case 'JSXExpressionContainer':
    case 'TSNonNullExpression':
      return childrenOf(node).flatMap(namesIn);
    default:
      return [];
  }
}

/** What shows what people wrote in the direction of its script. */
const IN_ITS_SCRIPT = /^<(UserText|EmailText|MemberLink)\b|\sdir="auto"/;

/** What people wrote that a component shows without saying so, as it stands in the source. */
function unmarkedTexts(source: string, names: ReadonlySet<string> = WRITTEN, mark = IN_ITS_SCRIPT): string[] {
  const found: string[] = [];
  const written = ({ start, end }: Node) => source.slice(start, end);
  const isNamed = (node: Node) => namesIn(node).some((name) => names.has(name));
  const isMarked = (element: Node) =>
    isNode(element.openingElement) && mark.test(written(element.openingElement));
  const visit = (node: Node) => {
    if (node.type === 'JSXElement' && isMarked(node)) return;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const texts = childrenOf(node).filter(({ type }) => type === 'JSXExpressionContainer');
      found.push(...texts.filter(isNamed).map(written));
    }
    // A line of a list: its name and its value.
    if (node.type === 'ArrayExpression' && childrenOf(node)[0]?.type === 'TaggedTemplateExpression')
      found.push(...childrenOf(node).slice(1).filter(isNamed).map(written));
    // A column of a table: what it shows of a record.
    if (node.type === 'Property' && written(node).startsWith('cell:') && isNode(node.value)) {
      const { body } = node.value;
      if (isNode(body) && isNamed(body)) found.push(written(body));
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(treeOf(source));
  return found;
}

const pages = repositoryFiles('web/src/**/*.tsx').filter((path) => !/\.test\.tsx$/.test(path));

describe('what people wrote', () => {
  it.each([
    ['<p>{item.productname}</p>', ['{item.productname}']],
    ['<p>By {item?.name ?? "x"}</p>', ['{item?.name ?? "x"}']],
    ['<p>{isNew && problem.text}</p>', ['{isNew && problem.text}']],
    ['<p>{name === undefined ? null : <UserText>{name}</UserText>}</p>', []],
    ['<p dir="auto">{text}</p>', []],
    ['const columns = [{ title: t`Why`, cell: ({ cause }) => cause }];', ['cause']],
    ['const columns = [{ cell: ({ name }) => <UserText>{name}</UserText> }];', []],
    ['<Card title={name}>{count}</Card>', []],
  ])('is found in %s', (source, texts) => {
    expect(unmarkedTexts(source)).toEqual(texts);
  });

  it('is shown by UserText, which gives it the direction of its script', () => {
    expect(pages.length).toBeGreaterThan(300);
    const unmarked = pages
      .filter((path) => !OF_THE_SHOP.includes(path))
      .flatMap((path) => unmarkedTexts(textOf(path)).map((text) => `${path}: ${text}`));
    expect(unmarked).toEqual([]);
  });

  it('is cut by itself alone, since what it is in would cut its beginning where the page reads the other way', () => {
    const cuts = repositoryFiles('web/src').filter((path) =>
      /line-?clamp|text-?overflow/i.test(textOf(path).replaceAll(/bdi \{[^}]*\}/g, '')),
    );
    expect(cuts).toEqual([USER_TEXT_STYLES]);
  });

  it('is nothing that the files say which are left out for the words of the shop alone', () => {
    expect(OF_THE_SHOP.filter((path) => unmarkedTexts(textOf(path)).length === 0)).toEqual([]);
  });
});

describe('phone numbers', () => {
  const unmarkedNumbers = (source: string) => unmarkedTexts(source, new Set(['mobile']), /^<PhoneNumber\b/);

  it.each([
    ['<p>{user.mobile}</p>', ['{user.mobile}']],
    ['const lines = [[t`Mobile`, values.mobile]];', ['values.mobile']],
    ['const lines = [[t`Mobile`, <PhoneNumber key="a">{mobile}</PhoneNumber>]];', []],
  ])('are found in %s', (source, numbers) => {
    expect(unmarkedNumbers(source)).toEqual(numbers);
  });

  it('are shown by PhoneNumber, which keeps their digits from left to right', () => {
    const unmarked = pages.flatMap((path) => unmarkedNumbers(textOf(path)).map((text) => `${path}: ${text}`));
    expect(unmarked).toEqual([]);
  });
});
