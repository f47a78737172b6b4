import { expect, type Page } from '@playwright/test';
import { visit } from '../../kit/browser/fixtures.ts';
import type { Account } from '../../kit/shop.ts';
import { knownInArabic } from './arabic.ts';
import { cutOff } from './cut-off.ts';
import { ENDLESS } from './endless-words.ts';
import { findIn, untilDrawn } from './find-in.ts';
import { bringPseudoLanguage, PSEUDO, showIn } from './other-languages.ts';
import { sticksOut } from './sticks-out.ts';
import { unbracketed } from './unbracketed.ts';
import { type Faults, faultsOf } from './wcag-faults.ts';

/** A desktop by day. */
export const DESKTOP = { width: 1280, height: 900 } as const;
/** A phone, in Arabic and by night: 1280 px at 400 %, in CSS pixels, as WCAG's reflow asks for. */
export const NARROWEST = { width: 320, height: 740 } as const;
/** The same at 200 %. */
export const ZOOMED = { width: 640, height: 512 } as const;
/** Pages whose texts are whole files, a language each: the pseudo-language has none. */
const ESSAYS: readonly string[] = ['/blog'];
/** What stands on pages of these tests that no catalog has: names, cards, months as German has them. */
const NO_TEXTS = `^(Thriftline|visa|usd|Stripe|Deutsch .*|Secure card payment input frame)$|^Leeds$| USD$|(Oak|Pine|Ash) chair|(Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)|[Uu]hr|${ENDLESS.slice(0, 6)}`;
/** One look at a page full of rows takes axe many seconds on a busy machine; this is for several. */
const LOOKS_LIMIT_MS = 60_000;

/** Gives the window a size, and the colors of day or of night. */
async function setLook(
  page: Page,
  size: { width: number; height: number },
  colorScheme: 'light' | 'dark',
): Promise<void> {
  await Promise.all([
    page.setViewportSize(size),
    page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }),
  ]);
}

/** Looks again while data still comes in: a button that is being switched on has colors of neither state. */
export async function expectNoFaults(page: Page, message: string, of: Faults = 'all'): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => faultsOf(page, of), { message, timeout: LOOKS_LIMIT_MS })
    .toEqual([]);
}

/** What sticks out of the page as it stands, or is cut off. */
async function expectFits(page: Page, what: string): Promise<void> {
  expect.soft(await findIn(page, [untilDrawn, sticksOut, cutOff]), what).toEqual([]);
}

/** A page, or what is open on it, to be looked at: what it is called in failures, and who is signed in. */
interface Seen {
  page: Page;
  what: string;
  reader: Account | undefined;
}

/** On a desktop by day, in English: nothing breaks WCAG. */
async function lookOnDesktop({ page, what }: Seen): Promise<void> {
  await setLook(page, DESKTOP, 'light');
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await expectNoFaults(page, `${what} at ${DESKTOP.width} px, by day`);
}

/** Zoomed on a desktop, in English: nothing sticks out. */
async function lookZoomed({ page, what }: Seen): Promise<void> {
  await page.setViewportSize(ZOOMED);
  expect.soft(await findIn(page, [untilDrawn, sticksOut]), `${what} at ${ZOOMED.width} px`).toEqual([]);
}

/** Letters of twice the size on a phone: nothing sticks out, and no words are cut off. */
async function lookAtLargeLetters({ page, what }: Seen): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  const setSize = (size: string) =>
    page.evaluate((fontSize) => void document.documentElement.style.setProperty('font-size', fontSize), size);
  await setSize('200%');
  await expectFits(page, `${what} in large letters`);
  await setSize('');
}

/** On the narrowest phone in the pseudo-language, two fifths longer than English: all fits, and no text is in no catalog. */
async function lookInPseudo({ page, what, reader }: Seen): Promise<void> {
  await showIn(page, PSEUDO, reader);
  await setLook(page, NARROWEST, 'dark');
  await expectFits(page, `${what} in the pseudo-language`);
  const texts = ESSAYS.includes(what) ? [] : await page.evaluate(unbracketed, NO_TEXTS);
  expect.soft(texts, `${what}: texts outside the catalogs`).toEqual([]);
}

/** On the narrowest phone by night, in Arabic: nothing breaks WCAG, and all fits. */
async function lookInArabic({ page, what, reader }: Seen): Promise<void> {
  await showIn(page, 'ar', reader);
  await setLook(page, NARROWEST, 'dark');
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await expectNoFaults(page, `${what} at ${NARROWEST.width} px, by night, in Arabic`);
  await expectFits(page, `${what} in Arabic`);
}

/** Holds what is open on the page as it stands against WCAG. Gives the page back in English. */
export async function expectAccessible(page: Page, what: string, reader?: Account): Promise<void> {
  const seen = { page, what, reader };
  for (const look of [lookOnDesktop, lookInPseudo, lookInArabic]) await look(seen);
  await showIn(page, 'en', reader);
}

/** A page's title, and a list of it that fills up after everything else has come. */
interface ExpectedPage {
  title: string;
  filledList: 'log';
}

/**
 * Goes through pages, each with its title: none breaks WCAG, and zoomed none scrolls sideways or is cut. Every other page is looked at
 * in the other order: each change of size or language draws the page anew, and takes as long as most looks. Gives the page back zoomed, in English.
 */
export async function expectPagesAccessible(
  page: Page,
  pages: Readonly<Record<string, string | ExpectedPage>>,
  reader?: Account,
): Promise<void> {
  await bringPseudoLanguage(page);
  await setLook(page, DESKTOP, 'light');
  let isArabic = false;
  for (const [what, expected] of Object.entries(pages)) {
    const { title, filledList = undefined } = typeof expected === 'string' ? { title: expected } : expected;
    const expectTitle = (name: string) => expect(page, what).toHaveTitle(`${name} - Thriftline`);
    await visit(page, what);
    await expectTitle(isArabic ? knownInArabic(title) : title);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    if (filledList) await expect(page.getByRole(filledList).getByRole('listitem').first()).toBeVisible();
    const seen = { page, what, reader };
    if (isArabic) {
      await lookInArabic(seen);
      await lookInPseudo(seen);
      await showIn(page, 'en', reader);
      await lookAtLargeLetters(seen);
      await lookZoomed(seen);
      await lookOnDesktop(seen);
      await expectTitle(title);
    } else {
      await lookOnDesktop(seen);
      await lookZoomed(seen);
      await lookAtLargeLetters(seen);
      await lookInPseudo(seen);
      await lookInArabic(seen);
    }
    isArabic = !isArabic;
  }
  if (isArabic) await showIn(page, 'en', reader);
  await page.setViewportSize(ZOOMED);
}
