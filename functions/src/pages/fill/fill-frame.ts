import { invariant } from '@thriftline/domain/base/invariant';
import { type DrawnPage, HOME_PLACES } from '@thriftline/domain/pages/home-content';
import { escapeJson } from '../../platform/escape.ts';

function fill(html: string, place: string, text: string): string {
  const [before, after, ...more] = html.split(place);
  invariant(after !== undefined && more.length === 0, `a page's frame has one ${place}`);
  return `${before}${text}${after}`;
}

/**
 * A page's frame with what was drawn, and with what it was drawn of under the id, for the app to take over from there. The
 * drawn parts are escaped already, as React does it.
 */
export function fillFrame(frame: string, { head, root }: DrawnPage, id: string, content: object): string {
  const data = `<script type="application/json" id="${id}">${escapeJson(content)}</script>`;
  // From the end on, so that no text of people is looked through for places.
  return fill(fill(fill(frame, HOME_PLACES.content, data), HOME_PLACES.root, root), HOME_PLACES.head, head);
}
