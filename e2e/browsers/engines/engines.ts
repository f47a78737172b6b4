import type { Engine } from './engine.ts';
import { chromium, firefox } from './puppeteer.ts';
import { webKit } from './webkit.ts';

/** What the shop is tried in. */
export const ENGINES: readonly Engine[] = [chromium, firefox, webKit];

/** Names of engines with commas between them, to try the shop in those alone. */
const WANTED = process.env.BROWSER_ENGINES?.toLowerCase().split(',');

/** Those of the engines that are installed here. Says which are not, and how one comes by them. */
export function installedEngines(engines: readonly Engine[] = ENGINES): readonly Engine[] {
  return engines.filter((engine) => {
    if (WANTED !== undefined && !WANTED.includes(engine.name.toLowerCase())) return false;
    const missing = engine.missing();
    if (missing !== undefined) console.warn(`Not run in ${engine.name}: ${missing}`);
    return missing === undefined;
  });
}
