import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { OPEN_PAGES } from '@thriftline/domain/open-page';

/** What of Vite's manifest is needed here. */
interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
}

const DIST = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const PAGES = 'src/app/layouts/material-pages.tsx';
const MEMBERS = [PAGES, 'src/features/auth/session/watch-session.ts'];
const DASHBOARD = [...MEMBERS, 'src/app/layouts/dashboard.tsx'];

/**
 * How much script, in kilobytes of gzip 9, each page may need: the first page, and what stands around the others, a
 * little above what it is. A budget that is passed is a reason to look, not to raise it.
 */
const BUDGETS: readonly [page: string, kilobytes: number, around: readonly string[]][] = [
  ['blog', 130, []],
  ['shop-text', 125, []],
  ['unsubscribe', 125, []],
  ['login', 132, []],
  ['signup', 132, []],
  ['reset-password', 132, []],
  ['ad', 205, [PAGES]],
  ['all-categories', 130, []],
  ['search', 447, MEMBERS],
  // Its cards are asked for beside its script, by a part of it that comes first.
  ['category', 449, MEMBERS],
  ['product', 420, MEMBERS],
  ['seller', 457, MEMBERS],
  ['dashboard/welcome', 405, DASHBOARD],
  ['dashboard/add-category', 465, DASHBOARD],
  ['dashboard/add-product', 495, DASHBOARD],
  ['dashboard/my-products', 465, DASHBOARD],
  ['dashboard/my-orders', 420, DASHBOARD],
  ['dashboard/order', 451, DASHBOARD],
  ['dashboard/sales', 420, DASHBOARD],
  ['dashboard/payouts', 420, DASHBOARD],
  ['dashboard/order-desk', 420, DASHBOARD],
  ['dashboard/wishlist', 415, DASHBOARD],
  ['dashboard/messages', 443, DASHBOARD],
  ['dashboard/searches', 415, DASHBOARD],
  ['dashboard/notifications', 405, DASHBOARD],
  ['dashboard/payment', 465, DASHBOARD],
  ['dashboard/receipt', 425, DASHBOARD],
  ['dashboard/all-users', 425, DASHBOARD],
  ['dashboard/all-payments', 458, DASHBOARD],
  ['dashboard/audit-log', 425, DASHBOARD],
  ['dashboard/deliveries', 425, DASHBOARD],
  ['dashboard/reports', 429, DASHBOARD],
  ['dashboard/books', 415, DASHBOARD],
  ['dashboard/account', 457, DASHBOARD],
  ['dashboard/settings', 460, DASHBOARD],
  ['dashboard/subscribers', 405, DASHBOARD],
  ['dashboard/categories', 460, DASHBOARD],
];

/** The first page comes before everything else: the whole point of the exercise. */
const HOME_KILOBYTES = 125;

function readManifest(): Record<string, Chunk> {
  return JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
}

/** Kilobytes of the chunks and of all they import before they run. */
function kilobytesOf(manifest: Record<string, Chunk>, roots: readonly string[]): number {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no chunk ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const root of roots) visit(root);
  const bytes = [...files].map((file) => gzipSync(readFileSync(DIST + file), { level: 9 }).length);
  return bytes.reduce((total, one) => total + one, 0) / 1000;
}

test('no page needs more script than its budget', () => {
  const manifest = readManifest();
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const over = [['the home page', HOME_KILOBYTES, []] as const, ...BUDGETS].flatMap(
    ([page, budget, around]) => {
      const own = page === 'the home page' ? [] : [`src/app/routes/${page}.tsx`];
      const kilobytes = kilobytesOf(manifest, [...entry, ...around, ...own]);
      return kilobytes > budget ? [`${page}: ${kilobytes.toFixed(1)} kB of ${budget}`] : [];
    },
  );
  expect(over).toEqual([]);
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
    const own = readManifest()[`src/app/routes/${page}.tsx`]?.file;
    expect(named, page).toContain(`/${own}`);
    expect(new Set(named).size, page).toBe(named.length);
    // Styles that come by themselves would be seen coming, and asked for a round trip later.
    expect(html.match(/<link rel="stylesheet"(?![^>]* disabled>)/g), page).toBeNull();
  }
  // Hosting would serve it before it asked the function that makes the home page.
  expect(existsSync(`${DIST}index.html`)).toBe(false);
  expect(readFileSync(`${DIST}app.html`, 'utf8')).toContain('<div id="root"></div>');
});
