import { gzipSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';

const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says about one visit. Milliseconds; scores from 0 to 100. */
export interface Visit {
  scores: Record<(typeof CATEGORIES)[number], number>;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  layoutShift: number;
  speedIndex: number;
  /** What kept the page from answering for more than 50 ms: which file, from when, how long (ms, as throttled). */
  longTasks: readonly { url: string; startTime: number; duration: number }[];
}

/** The rows of the audit's table. */
function longTasksOf(details: unknown): Visit['longTasks'] {
  const { items = [] } = (details ?? {}) as { items?: Visit['longTasks'] };
  return items.map(({ url, startTime, duration }) => ({ url, startTime, duration }));
}

/** Visits the page once with Lighthouse's mobile preset, in a browser of its own. */
export async function visitWithLighthouse(url: string, chromePath: string): Promise<Visit> {
  const chrome = await launch({ chromePath, chromeFlags: FLAGS });
  try {
    const result = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (result === undefined) throw new Error('Lighthouse gave no result');
    const { audits, categories } = result.lhr;
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      firstContentfulPaint: value('first-contentful-paint'),
      largestContentfulPaint: value('largest-contentful-paint'),
      totalBlockingTime: value('total-blocking-time'),
      layoutShift: value('cumulative-layout-shift'),
      speedIndex: value('speed-index'),
      longTasks: longTasksOf(audits['long-tasks']?.details),
    };
  } finally {
    await chrome.kill();
  }
}

/** What a first visit fetches until content is there. */
export interface Fetched {
  /** Until the page shows its first text. */
  beforeFirstPaint: { requests: number; otherOrigins: number; scriptBytes: number };
  /** Until the first advertised item is shown: the page's data is there, and all scripts it needs have run. */
  beforeFirstItem: { requests: number; otherOrigins: number; scriptBytes: number };
  addresses: string[];
}

interface Seen {
  url: string;
  begun: number;
  /** Whether it is a picture: those of the items come from the picture store, which is an origin of its own. */
  picture: boolean;
  script?: Buffer;
}

function sum(seen: readonly Seen[], origin: string, until: number) {
  const early = seen.filter(({ begun }) => begun <= until);
  return {
    requests: early.length,
    otherOrigins: early.filter(({ url, picture }) => !picture && new URL(url).origin !== origin).length,
    scriptBytes: early.reduce(
      (bytes, { script }) => bytes + (script ? gzipSync(script, { level: 9 }).length : 0),
      0,
    ),
  };
}

/** Notes each request of a first visit on a phone's window, and compresses each script with gzip 9. */
export async function watchRequests(url: string, executablePath: string): Promise<Fetched> {
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
    const page = await context.newPage();
    // The moment itself, not the later one at which we hear of it: the items' own pictures begin in between.
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('h3') === null) return;
        performance.mark('first-item');
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    const seen: Seen[] = [];
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      const request = response.request();
      const note: Seen = {
        url: request.url(),
        begun: request.timing().startTime,
        picture: request.resourceType() === 'image',
      };
      seen.push(note);
      if (request.resourceType() !== 'script') return;
      const read = async () => {
        note.script = await response.body();
      };
      reading.push(read());
    });
    await page.goto(`${url}/`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    const itemShown = await page.evaluate(() => {
      const [mark] = performance.getEntriesByName('first-item');
      return performance.timeOrigin + (mark?.startTime ?? 0);
    });
    await page.waitForLoadState('networkidle');
    await Promise.all(reading);
    const painted = await page.evaluate(() => {
      const [entry] = performance.getEntriesByName('first-contentful-paint');
      return performance.timeOrigin + (entry?.startTime ?? 0);
    });
    const { origin } = new URL(url);
    return {
      beforeFirstPaint: sum(seen, origin, painted),
      beforeFirstItem: sum(seen, origin, itemShown),
      addresses: seen.filter(({ begun }) => begun <= itemShown).map((one) => one.url.replace(origin, '')),
    };
  } finally {
    await browser.close();
  }
}
