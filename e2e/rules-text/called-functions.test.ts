import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@thriftline/run/root';
import { expect, it } from 'vitest';

/** What the language itself brings and is called without a dot. */
const BUILT_IN = new Set(['get', 'exists', 'getAfter', 'existsAfter', 'int', 'path', 'if', 'return']);

// A rule that calls what there isn't refuses everybody, and Google refuses the whole file.
it.each(['firestore.rules', 'storage.rules'])('%s calls no function that it lacks', (name) => {
  const text = readFileSync(join(ROOT, name), 'utf8')
    .replaceAll(/\/\/.*$/gm, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'/g, "''");
  const defined = new Set([...text.matchAll(/\bfunction (\w+)\(/g)].map(([, called]) => called));
  const called = [...text.matchAll(/(?<![.\w$])(\w+)\(/g)].map(([, one = '']) => one);
  expect([...new Set(called)].filter((one) => !defined.has(one) && !BUILT_IN.has(one))).toEqual([]);
});
