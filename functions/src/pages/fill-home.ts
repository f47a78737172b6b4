import {
  type DrawnPage,
  HOME_CONTENT_ID,
  HOME_PLACES,
  type HomeContent,
} from '@thriftline/domain/home-content';
import { invariant } from '@thriftline/domain/invariant';
import { escapeJson } from '../platform/escape.ts';

function fill(html: string, place: string, text: string): string {
  const [before, after, ...more] = html.split(place);
  invariant(after !== undefined && more.length === 0, `the home page's frame has one ${place}`);
  return `${before}${text}${after}`;
}

/**
 * The home page's frame with what was drawn, and with what it was drawn of, for the app to take over from there. The
 * drawn parts are escaped already, as React does it.
 */
export function fillHome(frame: string, { head, root }: DrawnPage, content: HomeContent): string {
  const data = `<script type="application/json" id="${HOME_CONTENT_ID}">${escapeJson(content)}</script>`;
  // From the end on, so that no text of people is looked through for places.
  return fill(fill(fill(frame, HOME_PLACES.content, data), HOME_PLACES.root, root), HOME_PLACES.head, head);
}
