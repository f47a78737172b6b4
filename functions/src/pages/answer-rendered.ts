import { SETTINGS_CACHE_SECONDS } from '@thriftline/domain/settings/settings-cache-time';
import * as logger from 'firebase-functions/logger';
import { inTime } from '../platform/in-time.ts';
import type { PageAnswer } from './serve-pages.ts';

/** With what a function remembers of them the operator's settings are seen within a minute. */
const CACHE = `public, max-age=0, s-maxage=${SETTINGS_CACHE_SECONDS}`;
/** Long enough to keep a crowd from a store that does not answer. */
const CACHE_WITHOUT_CONTENT = 'public, max-age=0, s-maxage=10';

/** How long the content is waited for, in milliseconds: the page without it asks for it, too. */
const PATIENCE_MS = 4_000;

/** What a page is made with. */
interface Making<Content> {
  read(): Promise<Content>;
  /** The page with content. */
  draw(content: Content): Promise<string>;
  /** The page that asks for its content itself. */
  withoutContent(): Promise<string>;
  patienceMs?: number;
}

/** The page at an address with its content; where that cannot be read or drawn, the page that asks for it itself. */
export async function answerRendered<Content>(
  path: string,
  { read, draw, withoutContent, patienceMs = PATIENCE_MS }: Making<Content>,
): Promise<PageAnswer> {
  const page = { status: 200, type: 'html' } as const;
  const late = () => new Error(`Nothing was read within ${patienceMs} ms.`);
  try {
    return { ...page, cache: CACHE, body: await draw(await inTime(read(), patienceMs, late)) };
  } catch (error) {
    logger.error(`The page at ${path} is answered without content`, error);
    return { ...page, cache: CACHE_WITHOUT_CONTENT, body: await withoutContent() };
  }
}
