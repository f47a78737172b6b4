import { t } from '@lingui/core/macro';
import { paths } from '@thriftline/domain/base/paths';
import { SUBSCRIPTION_TEXTS } from '@thriftline/domain/settings/subscription-texts';
import type { Response } from 'express';
import type { Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { readerOfRequest } from '../../platform/request-language.ts';
import { readConfirmLink } from '../../subscribers/confirm-link.ts';
import { canBeConfirmed, confirmSubscription } from '../../subscribers/confirm-subscription.ts';
import { LINK_PAGE_HEADERS, type LinkPage, linkPage, sendFailed } from './link-page.ts';

const badLink = (): LinkPage => ({
  title: SUBSCRIPTION_TEXTS.badLink,
  more: SUBSCRIPTION_TEXTS.badLinkMore,
  link: { href: paths.home.path, words: t`Home` },
});

const done = (): LinkPage => ({
  title: SUBSCRIPTION_TEXTS.done,
  more: SUBSCRIPTION_TEXTS.doneMore,
  link: { href: paths.unsubscribe.path, words: SUBSCRIPTION_TEXTS.unsubscribe },
});

const asking = (): LinkPage => ({ title: SUBSCRIPTION_TEXTS.pageTitle, button: SUBSCRIPTION_TEXTS.button });

/**
 * `/letters/confirm`: what the letter's link leads to that asks whose address was given. To look at it changes nothing, as mail
 * programs open links by themselves; the form's POST confirms the address.
 */
export async function confirmAddress(request: Request, response: Response): Promise<void> {
  response.set(LINK_PAGE_HEADERS);
  try {
    const { method } = request;
    if (!['GET', 'HEAD', 'POST'].includes(method)) {
      response.set('Allow', 'GET, HEAD, POST').status(405).end();
      return;
    }
    const asked = readConfirmLink(request.query);
    const subscriber = asked && (await (method === 'POST' ? confirmSubscription : canBeConfirmed)(asked));
    if (subscriber === undefined) {
      response.status(400).send(await linkPage(readerOfRequest(request), badLink));
      return;
    }
    const reader = subscriber.language === undefined ? readerOfRequest(request) : subscriber;
    response.send(await linkPage(reader, method === 'POST' ? done : asking));
  } catch (error) {
    logger.error('A link to confirm an address failed', error);
    sendFailed(request, response);
  }
}
