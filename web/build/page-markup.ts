import type { Prerendered } from '../src/prerender.tsx';

/** The markup with one thing in it replaced. Throws where that is not in it. */
export function replaceOnce(html: string, before: string | RegExp, after: string): string {
  const replaced = html.replace(before, () => after);
  if (replaced === html) throw new Error(`index.html has no ${before}`);
  return replaced;
}

const TITLE = /<title>.*?<\/title>/;
const EMPTY_ROOT = '<div id="root"></div>';
const NOSCRIPT = /<noscript>.*?<\/noscript>\s*/s;
const FIRST_SCRIPT = '<script src=';

/** The stylesheet link that Vite wrote, and its address. */
const STYLESHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/;

/** The scripts that Vite wrote: the one that runs, then those it imports. */
const SCRIPT = /<script type="module" crossorigin src="([^"]+)"><\/script>\s*/;
const PART = /<link rel="modulepreload" crossorigin href="([^"]+)">\s*/g;

/**
 * Names the scripts instead of loading them: public/first-paint.js does, once the page can be read. What the app stands on is named once
 * more: it runs by itself, before the app.
 */
function withoutScripts(html: string, own: readonly string[]): string {
  const [, main = ''] = SCRIPT.exec(html) ?? [];
  const parts = [...html.matchAll(PART)].map(([, part]) => part);
  const all = [main, ...parts, ...own].join(' ');
  const names = `<meta name="scripts" content="${all}" data-before="${parts.join(' ')}">`;
  return withAhead(replaceOnce(html.replaceAll(PART, ''), SCRIPT, ''), [names]);
}

/** What a page is made readable with before any other file of it has come. */
export interface Readable {
  /** The text of a stylesheet of the build. */
  textOf: (fileName: string) => string;
  /** Scripts and stylesheets of its own. */
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The app's page with its styles in it and its scripts named, those of its address as well, so that no file waits for another
 * one to ask for it. What is in it already is not loaded when the app asks for it: links that are off stand for it.
 */
export function readablePage(empty: string, { textOf, scripts, styles }: Readable): string {
  const [, stylesheet = ''] = STYLESHEET.exec(empty) ?? [];
  const page = withoutScripts(
    empty,
    scripts.map((name) => `/${name}`),
  );
  const all = [stylesheet, ...styles];
  const text = all.map(textOf).join('');
  const here = all.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`);
  return replaceOnce(page, STYLESHEET, `<style>${text}</style>${here.join('')}`);
}

/** The page with something in its head that goes before its first script. */
export function withAhead(page: string, ahead: readonly string[]): string {
  return ahead.length === 0 ? page : replaceOnce(page, FIRST_SCRIPT, `${ahead.join('')}${FIRST_SCRIPT}`);
}

/** The page with its title and its root filled in. */
export function filledPage(page: string, { title, root }: { title: string; root: string }): string {
  return replaceOnce(replaceOnce(page, TITLE, title), EMPTY_ROOT, `<div id="root">${root}</div>`);
}

/** The page with places that functions fill in. */
export function pageFrame(page: string, { head, root, content }: Prerendered['places']): string {
  const frame = replaceOnce(
    replaceOnce(page, TITLE, head),
    EMPTY_ROOT,
    `<div id="root">${root}</div>${content}`,
  );
  // What is filled in is there without JavaScript.
  return replaceOnce(frame, NOSCRIPT, '');
}
