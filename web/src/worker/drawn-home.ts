import { HOME_CONTENT_ID } from '@thriftline/domain/pages/home-content';
import { CACHES } from './protocol.ts';

/** How old the kept page may be before a visit has it fetched anew, for the next one; in milliseconds. */
const RENEW_AFTER_MS = 10 * 60_000;

/** The header that says when a page was kept, in milliseconds since 1970. */
const KEPT_AT = 'x-kept-at';

/** The script that an empty page of this version runs, as Vite writes it into app.html. */
export function scriptOf(emptyPage: string): string | undefined {
  return /<script type="module" crossorigin src="([^"]+)">/.exec(emptyPage)?.[1];
}

/** Whether a page is the home page with its content, drawn for the version of the app that begins with the script. */
function isDrawnFor(html: string, script: string): boolean {
  return html.includes(`name="scripts" content="${script} `) && html.includes(` id="${HOME_CONTENT_ID}"`);
}

/**
 * The home page at its address in a language, as the server drew it at an earlier visit, which is there at once: what it shows says how old it is until it was read anew.
 * Undefined where none is kept, or one of another version, whose scripts may be gone.
 */
export async function drawnHome(script: string, address: string): Promise<Response | undefined> {
  const kept = await (await caches.open(CACHES.answers)).match(address, { ignoreVary: true });
  if (kept === undefined) return undefined;
  return isDrawnFor(await kept.clone().text(), script) ? kept : undefined;
}

/**
 * Keeps the home page at its address in a language as the server draws it now, unless it was lately; the first time the browser's own copy of a visit will do. It is drawn
 * for whoever is signed out, so that it is the same for everybody.
 */
export async function keepDrawnHome(script: string, address: string): Promise<void> {
  const known = await drawnHome(script, address);
  if (known !== undefined && Date.now() - Number(known.headers.get(KEPT_AT)) < RENEW_AFTER_MS) return;
  const cache = known === undefined ? 'force-cache' : 'default';
  const response = await fetch(new Request(address, { cache, priority: 'low' }));
  const html = response.ok ? await response.text() : '';
  // One without content asks for it anyway, and one of another version has other scripts.
  if (!isDrawnFor(html, script)) return;
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  headers.set(KEPT_AT, String(Date.now()));
  await (await caches.open(CACHES.answers)).put(address, new Response(html, { headers }));
}
