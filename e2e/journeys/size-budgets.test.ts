import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { OPEN_PAGES } from '@thriftline/domain/pages/open-page';
import { ROOT } from '@thriftline/run/root';
import { filesWith } from '@thriftline/web/built-files';
import { HOME_OF_MEMBERS } from '@thriftline/web/page-modules';
import SHARED_FILES from '@thriftline/web/shared-files' with { type: 'json' };
import {
  BASELINE,
  DIST,
  measureSizes,
  readManifest,
  type Sizes,
  workerFiles,
} from '../sizes/measure-sizes.ts';

/**
 * What the website may grow by, of each size. Builds of the same code in two places differ by a few dozen bytes; more than this is a
 * reason to look before the baseline is written anew.
 */
const TOLERANCE = 0.01;

test('nothing is larger than the baseline says', () => {
  const baseline = JSON.parse(readFileSync(join(ROOT, BASELINE), 'utf8')) as Sizes;
  const sizes = measureSizes();
  const hint =
    'Try `npm run shared-files`. If it has to be so, `npm run size:baseline` writes the sizes of now';
  expect(Object.keys(sizes), hint).toEqual(Object.keys(baseline));
  const over = Object.entries(sizes).flatMap(([what, size]) => {
    const most = baseline[what] ?? 0;
    return size > most * (1 + TOLERANCE) ? [`${what}: ${size}, was ${most}`] : [];
  });
  expect(over, hint).toEqual([]);
});

test('the app starts without a network from a few files', () => {
  const { shell } = workerFiles();
  expect(shell).toContain('app.html');
  expect(shell.length).toBeLessThan(12);
});

/** The names of the chunks that modules load before they run. */
const chunksOf = (roots: readonly string[]) =>
  [...filesWith(readManifest(), roots)].map((file) => file.replace(/^assets\/(.+)-[\w-]{7}\.js$/, '$1'));

test('the worker that sends what waits brings nothing of the app, which would want a page', () => {
  const chunks = chunksOf(['src/worker/queue-worker.ts']);
  expect(chunks.sort()).toEqual(['auth-sdk', 'firebase', 'firestore-sdk', 'queue-worker']);
});

test('the home page brings nothing of the Material UI that other screens share, signed in either', () => {
  const chunks = chunksOf(HOME_OF_MEMBERS);
  expect(chunks).toContain('member-part');
  const material = Object.entries(SHARED_FILES).filter(([path]) => path.startsWith('node_modules/@mui/'));
  expect(material.length).toBeGreaterThan(50);
  expect(material.filter(([, file]) => chunks.includes(file))).toEqual([]);
});

test('the open pages are written before any script runs, and the scripts of the home page are few', () => {
  const frame = readFileSync(`${DIST}.functions/home-frame.html`, 'utf8');
  const still = readFileSync(`${DIST}home.html`, 'utf8');
  expect(still).toContain('second time round.');
  for (const html of [frame, still]) {
    expect(html.match(/<script\b[^>]*>/g)).toEqual(['<script src="/first-paint.js">']);
    const scripts = /<meta name="scripts" content="([^"]*)"/.exec(html)?.[1]?.split(' ');
    expect(scripts?.length).toBeLessThanOrEqual(4);
  }
  for (const page of OPEN_PAGES) {
    const html = readFileSync(`${DIST}.functions/${page}-frame.html`, 'utf8');
    const named = /<meta name="scripts" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    const own = readManifest()[`src/app/routes/open/${page}.tsx`]?.file;
    expect(named, page).toContain(`/${own}`);
    expect(new Set(named).size, page).toBe(named.length);
    // Styles that come by themselves would be seen coming, and asked for a round trip later.
    expect(html.match(/<link rel="stylesheet"(?![^>]* disabled>)/g), page).toBeNull();
  }
  // Hosting would serve it before it asked the function that makes the home page.
  expect(existsSync(`${DIST}index.html`)).toBe(false);
  expect(readFileSync(`${DIST}app.html`, 'utf8')).toContain('<div id="root"></div>');
});
