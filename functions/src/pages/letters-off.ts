import { LETTER_WORDS } from '@thriftline/domain/notifications/letter-words';
import { pageTitle } from '@thriftline/domain/site';
import { onRequest } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { leaveBodiesUnread } from '../bodies/leave-bodies-unread.ts';
import { BUTTON, card, letterPage, look } from '../notifications/letters/letter-style.ts';
import { readUnsubscribeLink, type Unsubscribing } from '../notifications/letters/unsubscribe-link.ts';
import { stopLetters } from '../notifications/stop-letters.ts';
import { UNSUBSCRIBE_SECRET } from '../platform/config.ts';
import { markup } from '../platform/markup.ts';
import { loadShopSettings } from '../settings/load-shop-settings.ts';

leaveBodiesUnread(['lettersOff']);

/** The page may do nothing but send its own form; who opened it stays between the reader and the shop. */
const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

/** What is shown: a heading, what there is to say, and a button where something is to be confirmed. */
async function page({
  title,
  more,
  button,
}: {
  title: string;
  more?: string;
  button?: string;
}): Promise<string> {
  const { name: shop } = await loadShopSettings();
  const parts = [
    markup`<h1 ${look('ink', 'margin:0 0 8px;font-size:22px;line-height:1.25;')}>${title}</h1>`,
    ...(more === undefined ? [] : [markup`<p ${look('ink', 'margin:0 0 8px;')}>${more}</p>`]),
    button === undefined
      ? markup`<p style="margin:16px 0 0;"><a href="/dashboard/notifications" ${look('link')}>${LETTER_WORDS.settings}</a></p>`
      : markup`<form method="post" style="margin:16px 0 0;"><button type="submit" ${look('button', `${BUTTON}border:0;font-family:inherit;cursor:pointer;`)}>${button}</button></form>`,
  ];
  return letterPage({ title: pageTitle(title, shop), shop, content: [card(parts)] });
}

function asking({ choice }: Unsubscribing): Promise<string> {
  return page({ title: LETTER_WORDS.asked(choice), button: LETTER_WORDS.confirm });
}

/**
 * `/letters/off`: what a letter's link to get no more of them leads to, signed in or not. To look at it changes nothing, as mail
 * programs open links by themselves; the form's POST does it, or that of the mail program (RFC 8058).
 */
export const lettersOff = onRequest({ secrets: [UNSUBSCRIBE_SECRET] }, async (request, response) => {
  response.set(HEADERS);
  try {
    const asked = readUnsubscribeLink(request.query);
    if (asked === undefined) {
      const { badLink: title, badLinkMore: more } = LETTER_WORDS;
      response.status(400).send(await page({ title, more }));
    } else if (request.method === 'POST') {
      await stopLetters(asked);
      response.send(await page({ title: LETTER_WORDS.done, more: LETTER_WORDS.doneMore }));
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      response.send(await asking(asked));
    } else {
      response.set('Allow', 'GET, HEAD, POST').status(405).end();
    }
  } catch (error) {
    logger.error('A link to get no more letters failed', error);
    response.status(503).set('Retry-After', '30').type('txt');
    response.send('This cannot be done right now. Please try again in a moment.');
  }
});
