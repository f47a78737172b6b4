import { searchAddress } from '@thriftline/domain/search/search-query';
import { type Browser, chromium } from 'playwright-core';
import { KINDS } from './searches.ts';
import type { FullShop } from './shop.ts';

const TIMES = 5;

/** From asking to the first results on the screen, in milliseconds. */
export interface Seen {
  /** A search that somebody was sent, opened in a browser that knows nothing of the shop. */
  opened: number[];
  /** Another one, typed into that page. */
  typed: number[];
}

async function searchOnce(browser: Browser, origin: string, shop: FullShop, seen: Seen): Promise<void> {
  const [, oneWord] = KINDS;
  if (oneWord === undefined) throw new Error('There is no search for one word.');
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const cards = page.getByRole('article');
    const first = oneWord.make(shop);
    let began = performance.now();
    await page.goto(`${origin}/search?${searchAddress(first)}`, { waitUntil: 'commit' });
    await cards.first().waitFor();
    seen.opened.push(performance.now() - began);
    let second = oneWord.make(shop).words;
    while (second === first.words) second = oneWord.make(shop).words;
    const field = page.getByRole('main').getByRole('combobox').first();
    await field.fill(second);
    began = performance.now();
    await field.press('Enter');
    await page.waitForURL(`**q=${second}*`);
    await cards.first().waitFor();
    seen.typed.push(performance.now() - began);
  } finally {
    await context.close();
  }
}

/** Searches the built website as a stranger in an open shop. */
export async function searchInBrowser(executablePath: string, origin: string, shop: FullShop): Promise<Seen> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  const seen: Seen = { opened: [], typed: [] };
  try {
    for (let time = 0; time < TIMES; time += 1) await searchOnce(browser, origin, shop, seen);
    return seen;
  } finally {
    await browser.close();
  }
}
