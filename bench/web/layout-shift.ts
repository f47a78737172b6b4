import type { Ports } from '@thriftline/local/ports';
import { chromium, type Page } from 'playwright-core';
import { signIn } from './slow-visits.ts';

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];

/** How long a page is looked at: longer than anything on it loads. */
const LOOK_MS = 4000;

/** What moved by itself on a page, as https://web.dev/articles/cls counts it. */
export interface Shifted {
  page: string;
  layoutShift: number;
  /** What moved, as the beginning of its markup, and from where to where, in pixels below the window's top. */
  moved: readonly string[];
}

/** What Chromium tells of a shift: https://wicg.github.io/layout-instability/#sec-layout-shift. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Opens a page and adds up what moves while nobody touches it. */
async function shiftOf(page: Page, name: string, url: string): Promise<Shifted> {
  await page.goto(url, { waitUntil: 'commit' });
  const seen = await page.evaluate(
    (look) =>
      new Promise<Omit<Shifted, 'page'>>((resolve) => {
        let layoutShift = 0;
        const moved: string[] = [];
        const markupOf = (node: Node | null) =>
          (node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 120) ?? 'what is gone';
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as LayoutShift[]) {
            layoutShift += value;
            const texts = sources.map(
              ({ node, previousRect: before, currentRect: now }) =>
                `${markupOf(node)} from ${Math.round(before.y)} to ${Math.round(now.y)}`,
            );
            moved.push(`${value.toFixed(3)} ${texts.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve({ layoutShift, moved }), look);
      }),
    LOOK_MS,
  );
  return { page: name, ...seen };
}

/** The layout shift of a buyer's first visit of each page, on a phone 360 pixels wide with a slow processor. */
export async function measureShifts(
  ports: Ports,
  executablePath: string,
  paths: readonly (readonly [page: string, path: string])[],
): Promise<Shifted[]> {
  const origin = `http://127.0.0.1:${ports.hosting}`;
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const shifts: Shifted[] = [
      await shiftOf(page, 'home, signed out', `${origin}/`),
      await shiftOf(page, 'search, signed out', `${origin}/search`),
    ];
    await signIn(page, origin);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const [name, path] of paths) {
      shifts.push(await shiftOf(page, name, `${origin}${path}`));
    }
    return shifts;
  } finally {
    await browser.close();
  }
}
