import { pageTitle } from '@thriftline/domain/settings/site';
import { BUTTON, card, emailPage, look } from '../notifications/email/email-style.ts';
import { markup } from '../platform/markup.ts';
import { loadShopSettings } from '../settings/load-shop-settings.ts';

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
export async function linkPage({
  title,
  more,
  ...next
}: { title: string; more?: string } & (
  | { button: string }
  | { link: { href: string; words: string } }
)): Promise<string> {
  const { name: shop } = await loadShopSettings();
  const parts = [
    markup`<h1 ${look('ink', 'margin:0 0 8px;font-size:22px;line-height:1.25;')}>${title}</h1>`,
    ...(more === undefined ? [] : [markup`<p ${look('ink', 'margin:0 0 8px;')}>${more}</p>`]),
    'button' in next
      ? markup`<form method="post" style="margin:16px 0 0;"><button type="submit" ${look('button', `${BUTTON}border:0;font-family:inherit;cursor:pointer;`)}>${next.button}</button></form>`
      : markup`<p style="margin:16px 0 0;"><a href="${next.link.href}" ${look('link')}>${next.link.words}</a></p>`,
  ];
  return emailPage({ title: pageTitle(title, shop), shop, content: [card(parts)] });
}
