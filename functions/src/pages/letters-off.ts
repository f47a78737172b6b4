import { paths } from '@thriftline/domain/base/paths';
import { EMAIL_TEXTS } from '@thriftline/domain/notifications/email-texts';
import type { Response } from 'express';
import type { Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { readUnsubscribeLink, type Unsubscribing } from '../notifications/email/unsubscribe-link.ts';
import { unsubscribeAccount } from '../notifications/unsubscribe-account.ts';
import { LINK_PAGE_HEADERS, linkPage } from './link-page.ts';

const SETTINGS = { href: paths.dashboard.notifications.path, words: EMAIL_TEXTS.settings };

function asking({ choice }: Unsubscribing): Promise<string> {
  return linkPage({ title: EMAIL_TEXTS.asked(choice), button: EMAIL_TEXTS.confirm });
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
      const { badLink: title, badLinkMore: more } = EMAIL_TEXTS;
      response.status(400).send(await linkPage({ title, more, link: SETTINGS }));
    } else if (request.method === 'POST') {
      await unsubscribeAccount(asked);
      response.send(await linkPage({ title: EMAIL_TEXTS.done, more: EMAIL_TEXTS.doneMore, link: SETTINGS }));
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
