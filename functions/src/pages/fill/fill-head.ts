import { invariant } from '@thriftline/domain/base/invariant';
import { escapeMarkup } from '../../platform/escape.ts';

/** What a page says of itself. `tags` are whole elements, escaped already. */
export interface Head {
  title: string;
  description?: string;
  tags: readonly string[];
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;

/**
 * The app's page with its title and description replaced and the tags added; nothing else of it changes. The site's own
 * description stays beside the new one, for the app to put back when it shows another page.
 */
export function fillHead(html: string, { title, description, tags }: Head): string {
  invariant(TITLE.test(html) && html.includes('</head>'), 'the app’s page has a title in a head');
  // Functions as replacements: in texts of people `$&` is only a text.
  return html
    .replace(TITLE, () => `<title>${escapeMarkup(title)}</title>`)
    .replace(DESCRIPTION, (own: string, site: string) =>
      description === undefined
        ? own
        : `<meta name="description" content="${escapeMarkup(description)}" data-site="${site}" />`,
    )
    .replace('</head>', () => `${tags.map((tag) => `    ${tag}\n`).join('')}  </head>`);
}
