import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from '../source-files.ts';

/** What stands between the parenthesis that opens at a place and its own end. */
function inParentheses(text: string, open: number): string {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(open + 1, at);
  }
  return '';
}

/** The matches of a test that hold for any object, whatever it has: those with an empty one. */
const emptyMatches = (text: string) =>
  [...text.matchAll(/\.toMatchObject(?=\()/g)]
    .map(({ index, 0: { length } }) => inParentheses(text, index + length))
    .filter((match) => /(^|[:[,])\s*\{\}/.test(match));

it('no test takes an empty object for one that has nothing: `toMatchObject` lets it have anything', () => {
  const found = repositoryFiles('*.test.ts', '*.test.tsx').flatMap((path) =>
    path.endsWith('empty-matches.test.ts')
      ? []
      : emptyMatches(textOf(path)).map((match) => `${path}: ${match}`),
  );
  expect(found).toEqual([]);
});

it('sees one that does', () => {
  expect(emptyMatches("expect(a(')')).toMatchObject({ id: 'a', values: {} });")).toHaveLength(1);
  expect(
    emptyMatches('expect(a).toMatchObject([{}]); expect(b).toMatchObject({ c: d({ e: 1 }) });'),
  ).toHaveLength(1);
  expect(emptyMatches('expect(a({})).toEqual({}); expect(b).toMatchObject({ c: 1 });')).toEqual([]);
});
