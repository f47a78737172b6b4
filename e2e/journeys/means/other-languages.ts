import { expect, type Page } from '@playwright/test';
import type { Language } from '@thriftline/domain/base/locale/languages';
import { compiledCatalog, PSEUDO_LANGUAGE } from '@thriftline/texts/catalogs';
import { untilTakenOver } from '../../kit/browser/fixtures.ts';
import { type Account, firestore } from '../../kit/shop.ts';

/** The language whose place the pseudo-language takes on such pages. */
export const PSEUDO: Language = 'de';

/** Pages that get it. */
const brought = new WeakSet<Page>();

let pseudoPack: string | undefined;

/** The file of the pseudo-language that stands in for German's, in base64: compiled once, which takes a while. */
function packOfPseudo(): string {
  if (pseudoPack === undefined) {
    const messages = JSON.stringify(JSON.stringify(compiledCatalog('web', PSEUDO_LANGUAGE)));
    const script = `export const pack = { messages: JSON.parse(${messages}), material: {} };`;
    pseudoPack = Buffer.from(script).toString('base64');
  }
  return pseudoPack;
}

/**
 * Has the page get the pseudo-language where it asks for German: English in brackets, with accents, two fifths longer. Not by a route of
 * Playwright's, which would take the browser's cache away, and hold each request up.
 */
export async function bringPseudoLanguage(page: Page): Promise<void> {
  if (brought.has(page)) return;
  brought.add(page);
  const devTools = await page.context().newCDPSession(page);
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = devTools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'text/javascript' }],
      body: packOfPseudo(),
    });
    // A page that is closed meanwhile waits for nothing.
    answer.catch((error: unknown) => console.warn('The pseudo-language was not taken', error));
  });
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: '*/assets/de-*.js' }] });
}

/**
 * Shows the open page in another language, with all that is open and typed on it: as the footer's choice does, or for whoever is signed in
 * as a choice on another of their devices.
 */
export async function showIn(page: Page, language: Language, account?: Account): Promise<void> {
  if (account !== undefined) await firestore.doc(`users/${account.uid}`).update({ language });
  else {
    const list = page.getByRole('contentinfo').getByRole('combobox');
    await untilTakenOver(list);
    await list.selectOption(language);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // The footer's choice brought the footer into view, and what is behind the bar then is no target.
  if (account === undefined) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
