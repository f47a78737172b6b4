import type { Page } from '@playwright/test';

/** What translators do with the texts of a page: some put others in their place, some wrap them. */
export const TRANSLATORS = ['replaces', 'wraps'] as const;

/**
 * Has every page that is opened from now on gone over by a translator, as browsers and extensions have them: each text, those that
 * come later or change, too, ends in two elements of the kind they use. The words stay as they are, for tests to find.
 */
export async function translate(page: Page, way: (typeof TRANSLATORS)[number]): Promise<void> {
  await page.addInitScript((wraps) => {
    const left = 'script, style, noscript, title, textarea, font, [translate=no]';
    const put = (text: Text) => {
      if (text.data.trim() === '' || text.parentElement === null || text.parentElement.closest(left)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(wraps ? text : text.data);
    };
    const go = (node: Node) => {
      if (node instanceof Text) put(node);
      else for (const child of [...node.childNodes]) go(child);
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) go(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, way === 'wraps');
}
