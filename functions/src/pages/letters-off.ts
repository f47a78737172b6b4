import { LETTER_WORDS } from '@thriftline/domain/notifications/letter-words';
import type { Response } from 'express';
import type { Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { readUnsubscribeLink, type Unsubscribing } from '../notifications/email/unsubscribe-link.ts';
import { stopLetters } from '../notifications/stop-letters.ts';
import { LINK_PAGE_HEADERS, linkPage } from './link-page.ts';

const SETTINGS = { href: '/dashboard/notifications', words: LETTER_WORDS.settings };

function asking({ choice }: Unsubscribing): Promise<string> {
  return linkPage({ title: LETTER_WORDS.asked(choice), button: LETTER_WORDS.confirm });
}

/**
 * `/letters/off`: what a letter's link to get no more of them leads to, signed in or not. To look at it changes nothing, as mail
 * programs open links by themselves; the form's POST does it, or that of the mail program (RFC 8058).
 */
export async function lettersOff(request: Request, response: Response): Promise<void> {
  response.set(LINK_PAGE_HEADERS);
  try {
    const asked = readUnsubscribeLink(request.query);
    if (asked === undefined) {
      const { badLink: title, badLinkMore: more } = LETTER_WORDS;
      response.status(400).send(await linkPage({ title, more, link: SETTINGS }));
    } else if (request.method === 'POST') {
      await stopLetters(asked);
      response.send(
        await linkPage({ title: LETTER_WORDS.done, more: LETTER_WORDS.doneMore, link: SETTINGS }),
      );
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      response.send(await asking(asked));
    } else {
      response.set('Allow', 'GET, HEAD, POST').status(405).end();
    }
  } catch (error) {
    logger.error('A link to get no more letters failed', error);
    response.status(503).set('Retry-After', '30').type('txt');
    response.send('Something went wrong. Try again in a moment.');
  }
}
