import { expect, it } from 'vitest';
import { repositoryFiles, textOf } from './source-files.ts';

/** What throws, or is missing, where a browser forbids site data, and who may ask for it all the same, with care. */
const GUARDED: readonly [what: RegExp, by: readonly string[]][] = [
  [
    /\b(localStorage|sessionStorage)\b/,
    // The last stands in for it, in a worker, which has none.
    [
      'web/src/lib/device/site-data/site-data.ts',
      'web/public/first-paint.js',
      'web/src/worker/stand-in-window.ts',
    ],
  ],
  [/\bnew BroadcastChannel\b/, ['web/src/lib/browser/tab-channel.ts']],
  [/\bnavigator\.locks\b/, ['web/src/lib/browser/web-lock.ts']],
];

/** What runs, without comments. */
const codeOf = (path: string) => textOf(path).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

it('the website asks for what a browser may forbid in one place each', () => {
  const sources = repositoryFiles('web/src', 'web/public/*.js').filter(
    (path) => /\.(tsx?|js)$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
  );
  const found = GUARDED.flatMap(([what, by]) =>
    sources.filter((path) => what.test(codeOf(path)) && !by.includes(path)).map((path) => `${path}: ${what}`),
  );
  expect(found).toEqual([]);
  // It would not see anything else either if it read nothing.
  for (const [what, by] of GUARDED) for (const path of by) expect(codeOf(path), path).toMatch(what);
});
