import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** Tests that run beside others against one card provider. */
const TESTS = repositoryFiles('e2e/money/*.test.ts', 'e2e/api/**/*.test.ts', 'e2e/doors/*.test.ts');

/** The object literal around a place of a text. */
function literalAround(text: string, place: number): string {
  const start = text.lastIndexOf('{', place);
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, at + 1);
  }
  return text.slice(start);
}

/** Faults of the provider for whoever asks for that path next: a path in quotes names nobody's payment. */
const forAnybody = (text: string) =>
  [...text.matchAll(/\bpath: '[^']*\/v1\//g)]
    .map(({ index }) => literalAround(text, index))
    // What is only late fails nobody.
    .filter((fault) => !/\bbody\b/.test(fault) && !/kind: 'delay'/.test(fault));

it('faults of the card provider are of one payment: whoever asks beside the test meets none', () => {
  const found = TESTS.flatMap((path) => forAnybody(textOf(path)).map((fault) => `${path}: ${fault}`));
  expect(found).toEqual([]);
});

it('sees the ones that are for anybody', () => {
  const body = `\`^(?!.*source).*\${id}\``;
  const of = (fault: string) => forAnybody(`await failRequests({ ${fault} });`);
  expect(of("path: '^/v1/refunds$', count: 1")).toEqual(["{ path: '^/v1/refunds$', count: 1 }"]);
  expect(of(`method: 'POST', path: '^/v1/refunds$', body: ${body}, count: 1`)).toEqual([]);
  expect(of(`path: \`/v1/payment_intents/\${id}$\`, count: 1`)).toEqual([]);
});
