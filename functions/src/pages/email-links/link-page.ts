import { t } from '@lingui/core/macro';
import type { Reader } from '@thriftline/domain/base/locale/speak';
import { pageTitle } from '@thriftline/domain/settings/site';
import type { Response } from 'express';
import type { Request } from 'firebase-functions/https';
import { BUTTON, card, emailPage, look } from '../../notifications/email/email-style.ts';
import { markup } from '../../platform/markup.ts';
import { inLanguage } from '../../platform/reader-language.ts';
import { inRequestLanguage } from '../../platform/request-language.ts';
import { loadShopSettings } from '../../settings/load-shop-settings.ts';

/**
 * A page that an e-mail links to may do nothing but send its own form; who opened it stays between the reader and the shop.
 * Hosting sends its own headers over these, so firebase.json has the same for `/letters/**`.
 */
export const LINK_PAGE_HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** What is shown: a heading, what there is to say, and a button where something is to be confirmed, or a link. */
export type LinkPage = { title: string; more?: string } & (
  | { button: string }
  | { link: { href: string; words: string } }
);

function drawn(shop: string, { title, more, ...next }: LinkPage): string {
  const parts = [
    markup`<h1 ${look('ink', 'margin:0 0 8px;font-size:22px;line-height:1.25;')}>${title}</h1>`,
    ...(more === undefined ? [] : [markup`<p ${look('ink', 'margin:0 0 8px;')}>${more}</p>`]),
    'button' in next
      ? markup`<form method="post" style="margin:16px 0 0;"><button type="submit" ${look('button', `${BUTTON}border:0;font-family:inherit;cursor:pointer;`)}>${next.button}</button></form>`
      : markup`<p style="margin:16px 0 0;"><a href="${next.link.href}" ${look('link')}>${next.link.words}</a></p>`,
  ];
  return emailPage({ title: pageTitle(title, shop), shop, content: [card(parts)] });
}

/** Such a page in its reader's language: `parts` words it. */
export async function linkPage(reader: Reader, parts: () => LinkPage): Promise<string> {
  const { name } = await loadShopSettings();
  return inLanguage(reader, () => drawn(name, parts()));
}

/** Answers that the page cannot be made now. */
export function sendFailed(request: Request, response: Response): void {
  response.status(503).set('Retry-After', '30').type('txt');
  response.send(inRequestLanguage(request, () => t`Something went wrong. Try again in a moment.`));
}
