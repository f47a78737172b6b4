import { invariant } from '@thriftline/domain/base/invariant';
import { AD_CONTENT_ID, type AdContent } from '@thriftline/domain/pages/ad-content';
import type { DrawnPage } from '@thriftline/domain/pages/home-content';
import { escapeJson } from '../../platform/escape.ts';

const EMPTY_ROOT = '<div id="root"></div>';
/** The head is filled in by itself: of what was drawn for it only what fetches pictures ahead goes in here. */
const TITLE = /<title>[^<]*<\/title>/;
const NOSCRIPT = /<noscript>(?:[^<]|<(?!\/?noscript>))*<\/noscript>\s*/;

/** The app's page with an item drawn in it, and what it was drawn of, for the app to take over from there. */
export function fillBody(page: string, { head, root }: DrawnPage, content: AdContent): string {
  const [before, after, ...more] = page.split(EMPTY_ROOT);
  invariant(
    before !== undefined && after !== undefined && more.length === 0,
    'the app’s page has one empty root',
  );
  const data = `<script type="application/json" id="${AD_CONTENT_ID}">${escapeJson(content)}</script>`;
  const ahead = head.replace(TITLE, '');
  // Before anything of people is in it.
  const start = before.replace('<title>', () => `${ahead}<title>`);
  return `${start}<div id="root">${root}</div>${data}${after.replace(NOSCRIPT, '')}`;
}
