import type { Page } from '@playwright/test';

/** Runs in the page: finds faults, in a line each. Needs nothing from outside of it. */
type Finder = () => string[] | Promise<string[]>;

/** What they find one after the other, asked at one go: each question to the page takes a while, however short its answer. */
export function findIn(page: Page, finders: readonly Finder[]): Promise<string[]> {
  return page.evaluate<string[]>(`(async () => [${finders.map((find) => `...(await (${find})())`)}])()`);
}

/** Finds nothing, once the page is drawn for another size: what a phone alone has comes with it. Runs in the page. */
export async function untilDrawn(): Promise<string[]> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))));
  return [];
}
