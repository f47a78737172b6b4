import { readFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '@thriftline/local/chromium';
import { offsetFrom, type Ports } from '@thriftline/local/ports';
import { startSuite } from '@thriftline/local/start-suite';
import { createProgress, type Progress } from '@thriftline/run/progress';
import { ROOT } from '@thriftline/run/root';
import { viewCategory } from './category-page.ts';
import { Edge } from './edge.ts';
import { measureFirstVisits } from './first-visit.ts';
import { type Fetched, type Visit, visitWithLighthouse, watchRequests } from './home-page.ts';
import { measureShifts } from './layout-shift.ts';
import { MANY, openShop, type Shop } from './shop.ts';
import { measureSlow, SLOW_PAGES } from './slow.ts';
import { makeStaticPage, STATIC_PATH } from './static-page.ts';

/** How often a page is visited: each figure is the middle one. On slow lines, where a visit takes long, less often. */
const TIMES = { usual: { fast: 5, slow: 3 }, brief: { fast: 1, slow: 1 } } as const;

const about = (
  times: number,
) => `The production build, served by the Hosting emulator (its files, headers, rewrites and functions) behind a proxy that
does what Hosting's network does: compresses (brotli 9, gzip 9) and keeps what Cache-Control lets shared caches keep.
HTTP/1.1 without TLS; Hosting speaks HTTP/2. The build differs from a deployed one by the local servers' addresses, and
the proxy tells of the photo store beforehand, as the markup of a deployed one does.
Lighthouse's mobile preset, throttling simulated; each figure is the median of ${times} visits by new browsers.`;

/** The middle one. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

type Line = [label: string, figure: string, aim: string, reached: boolean];

function line(label: string, value: number, unit: string, aim: [sign: '≤' | '≥', limit: number]): Line {
  const [sign, limit] = aim;
  const reached = sign === '≤' ? value <= limit : value >= limit;
  const digits = Number.isInteger(value) ? 0 : value < 1 ? 3 : value < 10 ? 2 : 1;
  return [label, `${value.toFixed(digits)} ${unit}`.trim(), `${sign} ${limit} ${unit}`.trim(), reached];
}

function homeLines(visits: readonly Visit[], { beforeFirstPaint, beforeFirstItem }: Fetched): Line[] {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  return [
    line('JavaScript before first paint, gzip 9', beforeFirstPaint.scriptBytes / 1000, 'kB', ['≤', 140]),
    line('JavaScript before first item, gzip 9', beforeFirstItem.scriptBytes / 1000, 'kB', ['≤', 140]),
    line('Requests before first item', beforeFirstItem.requests, '', ['≤', 12]),
    line('of them to other origins, except photos', beforeFirstItem.otherOrigins, '', ['≤', 0]),
    line('Largest Contentful Paint', of((visit) => visit.largestContentfulPaint) / 1000, 's', ['≤', 1.1]),
    line(
      'Total Blocking Time',
      of((visit) => visit.totalBlockingTime),
      'ms',
      ['≤', 100],
    ),
    line(
      'Layout shift',
      of((visit) => visit.layoutShift),
      '',
      ['≤', 0.02],
    ),
    line(
      'Performance',
      of((visit) => visit.scores.performance),
      '',
      ['≥', 97],
    ),
    line(
      'Accessibility',
      of((visit) => visit.scores.accessibility),
      '',
      ['≥', 100],
    ),
    line(
      'Best practices',
      of((visit) => visit.scores['best-practices']),
      '',
      ['≥', 100],
    ),
    line(
      'SEO',
      of((visit) => visit.scores.seo),
      '',
      ['≥', 100],
    ),
  ];
}

function print(title: string, lines: readonly Line[]): void {
  const width = Math.max(...lines.map(([label]) => label.length));
  console.log(`\n${title}`);
  for (const [label, figure, aim, reached] of lines) {
    console.log(`  ${label.padEnd(width)}  ${figure.padStart(10)}  ${reached ? 'yes' : 'NO '}  ${aim}`);
  }
}

async function machine(): Promise<string> {
  const lock = JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string } | undefined>;
  };
  const versions = ['lighthouse', 'playwright-core', 'react', 'vite'].map(
    (name) => `${name} ${lock.packages[`node_modules/${name}`]?.version ?? ''}`,
  );
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  return [
    `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, ${memory} GiB, load ${loadavg()[0]?.toFixed(1)}, Node.js ${process.versions.node}`,
    versions.join(', '),
  ].join('\n');
}

async function visitsOf(url: string, chromium: string, times: number): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (let time = 0; time < times; time += 1) visits.push(await visitWithLighthouse(url, chromium));
  return visits;
}

/** How the largest paint comes beside that of a page without any script that shows the same. */
function staticLine(visits: readonly Visit[], still: readonly Visit[]): Line {
  const paint = (of: readonly Visit[]) =>
    median(of.map(({ largestContentfulPaint }) => largestContentfulPaint));
  const seconds = (paint(still) / 1000).toFixed(2);
  return line(`of a static page's ${seconds} s`, paint(visits) / paint(still), 'times', ['≤', 1.25]);
}

/** For how long the page answers nothing, beside that page: what a static one blocks is mostly nothing, so no ratio alone. */
function blockedText(visits: readonly Visit[], still: readonly Visit[]): string {
  const time = (of: readonly Visit[]) => median(of.map(({ totalBlockingTime }) => totalBlockingTime));
  const [blocked, floor] = [time(visits), time(still)];
  const times = floor === 0 ? '' : `, ${(blocked / floor).toFixed(2)} times as long`;
  return `Blocked for ${Math.round(blocked)} ms, a static page for ${Math.round(floor)} ms${times}`;
}

const MOST_SHIFT = 0.02;

async function measureShift(ports: Ports, shop: Shop, chromium: string, progress: Progress): Promise<void> {
  const pages = [
    ['home, signed in', '/'],
    ['search', '/search?q=thing'],
    ['category', `/categories/${shop.few}`],
    ['all categories', '/categories'],
    ['product', `/products/${shop.product}`],
  ] as const;
  const shifts = await progress.step('Looking for what moves', () => measureShifts(ports, chromium, pages));
  print(
    'Layout shift of a first visit, 360 pixels wide',
    shifts.map(({ page, layoutShift }) => line(page, layoutShift, '', ['≤', MOST_SHIFT])),
  );
  for (const { page, layoutShift, moved } of shifts)
    if (layoutShift > MOST_SHIFT) for (const what of moved) console.log(`  ${page}: ${what}`);
}

async function measureHome(
  edge: Edge,
  url: string,
  chromium: string,
  progress: Progress,
  times: number,
): Promise<void> {
  // The first visit of all fills the edge.
  const fetched = await progress.step('Watching the requests of a first visit', async () => {
    await watchRequests(url, chromium);
    return watchRequests(url, chromium);
  });
  edge.pages.set(STATIC_PATH, await makeStaticPage(url, chromium));
  const [visits, still] = await progress.step('Visiting the home page', async () => [
    await visitsOf(`${url}/`, chromium, times),
    await visitsOf(`${url}${STATIC_PATH}`, chromium, times),
  ]);
  print('Home page, signed out, 12 categories and 24 advertised items', [
    ...homeLines(visits, fetched),
    staticLine(visits, still),
  ]);
  console.log(`  ${blockedText(visits, still)}`);
  console.log(`  Performance of each visit: ${visits.map(({ scores }) => scores.performance).join(', ')}`);
  const middle = [...visits].sort((one, other) => one.totalBlockingTime - other.totalBlockingTime)[
    times >> 1
  ];
  for (const { url, startTime, duration } of middle?.longTasks ?? [])
    console.log(`  A task of ${Math.round(duration)} ms from ${Math.round(startTime)} ms: ${url}`);
  console.log(`  Fetched before the first item: ${fetched.addresses.join(' ')}`);
}

async function measureCategory(
  ports: Ports,
  shop: Shop,
  chromium: string,
  progress: Progress,
  times: number,
): Promise<void> {
  const views = await progress.step('Viewing the category pages', async () => {
    const how = { executablePath: chromium, times };
    await viewCategory(ports, shop.few, { ...how, times: 1 });
    return { few: await viewCategory(ports, shop.few, how), many: await viewCategory(ports, shop.many, how) };
  });
  const few = median(views.few.map(({ milliseconds }) => milliseconds));
  const many = median(views.many.map(({ milliseconds }) => milliseconds));
  const [{ cards = 0 } = {}] = views.many;
  const reads = median(views.many.map((view) => view.reads));
  print(`Category page, from the click to the first cards; ${cards} cards shown`, [
    ['with 20 products', `${Math.round(few)} ms`, '', true],
    line(`with ${MANY} products`, Math.round(many), 'ms', ['≤', Math.round(few * 1.5)]),
    // Each card is read as it was found, and live for who books and for times without a network; beside them one listing more, which
    // tells that there are more, the category and the count.
    line(`Documents read, ${MANY} products`, reads, '', ['≤', 2 * cards + 3]),
  ]);
}

async function measureFirst(edge: Edge, url: string, chromium: string, progress: Progress): Promise<void> {
  const visits = await progress.step('Coming for the first time', () =>
    measureFirstVisits(edge, url, chromium),
  );
  const [stranger, member, byLogin] = visits;
  if (!stranger || !member || !byLogin) throw new Error('A first visit is missing');
  print('What a first visit fetches of the website, with the worker, without photos and lists', [
    [stranger.label, `${stranger.kilobytes} kB`, '', true],
    line(member.label, member.kilobytes, 'kB', ['≤', 350]),
    [byLogin.label, `${byLogin.kilobytes} kB`, '', true],
  ]);
  for (const { label, largest } of visits)
    console.log(`  ${label}: ${largest.map(([path, kilobytes]) => `${path} ${kilobytes}`).join(', ')}`);
}

const SLOW = 'slow';
const CATEGORY = 'category';
const BRIEF = 'brief';
const PARTS = ['home', 'first', CATEGORY, 'shift', SLOW, ...SLOW_PAGES.map((page) => `${SLOW}:${page}`)];

/** The parts asked for; when none is named all, or in brief all but the one that fills a category. Throws for any other. */
function partsOf(names: readonly string[], isBrief: boolean): Set<string> {
  const unknown = names.find((name) => !PARTS.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}": ${[BRIEF, ...PARTS].join(', ')}.`);
  if (names.length > 0) return new Set(names);
  return new Set(isBrief ? PARTS.filter((name) => name !== CATEGORY) : PARTS);
}

/**
 * `npm run bench:web [-- brief] [PART...]`: measures the home and the category page in a suite of its own, and prints tables. In brief
 * each page is visited once.
 */
export async function benchCommand(argv: readonly string[]): Promise<void> {
  const isBrief = argv.includes(BRIEF);
  const times = TIMES[isBrief ? 'brief' : 'usual'];
  const parts = partsOf(
    argv.filter((name) => name !== BRIEF),
    isBrief,
  );
  const progress = createProgress();
  const chromium = await ensureChromium(progress);
  const suite = await startSuite({
    root: ROOT,
    offset: offsetFrom(process.env),
    progress,
  });
  const { ports } = suite;
  const edge = new Edge(ports);
  try {
    const shop = await progress.step('Filling the shop', () =>
      // Each product is listed by a trigger: thousands of them would still be at work while pages are measured.
      openShop(ports, parts.has(CATEGORY) ? MANY : 0),
    );
    const url = await edge.start();
    // The function's process starts with its first call.
    await progress.step('Waking the functions', () => fetch(`${url}/api/categories?limit=1`));
    console.log(`\n${await machine()}\n${about(times.fast)}`);
    if (parts.has('home')) await measureHome(edge, url, chromium, progress, times.fast);
    if (parts.has('first')) await measureFirst(edge, url, chromium, progress);
    if (parts.has('shift')) await measureShift(ports, shop, chromium, progress);
    const slow = SLOW_PAGES.filter((page) => parts.has(SLOW) || parts.has(`${SLOW}:${page}`));
    if (slow.length > 0) await measureSlow({ edge, url, shop, times: times.slow }, slow, chromium, progress);
    if (parts.has(CATEGORY)) await measureCategory(ports, shop, chromium, progress, times.fast);
  } finally {
    await edge.stop();
    await suite.stop();
  }
}
