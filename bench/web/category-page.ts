import type { Ports } from '@thriftline/local/ports';
import { type Browser, chromium } from 'playwright-core';
import { BUYER } from './shop.ts';

/** One view of a category page. */
export interface View {
  /** From the click on the category to the first page of cards, in milliseconds. */
  milliseconds: number;
  cards: number;
  /** Documents read at the local Firestore by the clients, as they would be billed; there a listener that finds nothing costs nothing. */
  reads: number;
}

/** Reads that follow on others come sooner than this. */
const QUIET_MS = 1500;

interface Usage {
  clients: { reads: number };
}

async function resetUsage(usage: string): Promise<void> {
  await fetch(usage, { method: 'DELETE' });
}

/** Waits until nothing more is read, and gives the documents read. Listeners stay open, so the network is never idle. */
async function settledReads(usage: string): Promise<number> {
  let before = -1;
  for (;;) {
    const { clients } = (await (await fetch(usage)).json()) as Usage;
    if (clients.reads === before) return before;
    before = clients.reads;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

async function viewOnce(browser: Browser, ports: Ports, category: string): Promise<View> {
  const origin = `http://127.0.0.1:${ports.hosting}`;
  const usage = `http://127.0.0.1:${ports.firestore}/emulator/v1/usage`;
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`);
    await page.getByRole('main').getByLabel('Email').fill(BUYER.email);
    await page.getByLabel('Password', { exact: true }).fill(BUYER.password);
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await page.locator('nav a:visible[href="/dashboard"]').waitFor();
    await page.locator(`a[href="/categories/${category}"]`).first().waitFor();
    await settledReads(usage);
    await resetUsage(usage);
    const began = performance.now();
    await page.locator(`a[href="/categories/${category}"]`).first().click();
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    const milliseconds = performance.now() - began;
    const reads = await settledReads(usage);
    return { milliseconds, cards: await cards.count(), reads };
  } finally {
    await context.close();
  }
}

/** Views a category page as a signed-in buyer, each time in a browser session that has seen nothing. */
export async function viewCategory(
  ports: Ports,
  category: string,
  { executablePath, times }: { executablePath: string; times: number },
): Promise<View[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const views: View[] = [];
    for (let time = 0; time < times; time += 1) views.push(await viewOnce(browser, ports, category));
    return views;
  } finally {
    await browser.close();
  }
}
