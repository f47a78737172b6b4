import { paths } from '@thriftline/domain/base/paths';
import { SUBSCRIPTION_TEXTS } from '@thriftline/domain/settings/subscription-texts';
import type { Response } from 'express';
import type { Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { readConfirmLink } from '../subscribers/confirm-link.ts';
import { canBeConfirmed, confirmSubscription } from '../subscribers/confirm-subscription.ts';
import { LINK_PAGE_HEADERS, linkPage } from './link-page.ts';

/**
 * `/letters/confirm`: what the letter's link leads to that asks whose address was given. To look at it changes nothing, as mail
 * programs open links by themselves; the form's POST confirms the address.
 */
export async function lettersConfirm(request: Request, response: Response): Promise<void> {
  const { pageTitle, button, done, doneMore, unsubscribe, badLink, badLinkMore } = SUBSCRIPTION_TEXTS;
  response.set(LINK_PAGE_HEADERS);
  try {
    const { method } = request;
    if (!['GET', 'HEAD', 'POST'].includes(method)) {
      response.set('Allow', 'GET, HEAD, POST').status(405).end();
      return;
    }
    const asked = readConfirmLink(request.query);
    const holds = asked && (await (method === 'POST' ? confirmSubscription : canBeConfirmed)(asked));
    if (!holds) {
      const link = { href: paths.home.path, words: 'Home' };
      response.status(400).send(await linkPage({ title: badLink, more: badLinkMore, link }));
    } else if (method === 'POST') {
      const link = { href: paths.unsubscribe.path, words: unsubscribe };
      response.send(await linkPage({ title: done, more: doneMore, link }));
    } else {
      response.send(await linkPage({ title: pageTitle, button }));
    }
  } catch (error) {
    logger.error('A link to confirm an address failed', error);
    response.status(503).set('Retry-After', '30').type('txt');
    response.send('Something went wrong. Try again in a moment.');
  }
}
