import type { Reader } from '@thriftline/domain/base/locale/speak';
import { paths } from '@thriftline/domain/base/paths';
import { EMAIL_TEXTS } from '@thriftline/domain/notifications/email-frame-texts';
import type { Response } from 'express';
import type { Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { userDocument } from '../../accounts/users.ts';
import { read } from '../../firestore/collection.ts';
import { readUnsubscribeLink, type Unsubscribing } from '../../notifications/email/unsubscribe-link.ts';
import { unsubscribeAccount } from '../../notifications/unsubscribe-account.ts';
import { readerOfRequest } from '../../platform/request-language.ts';
import { LINK_PAGE_HEADERS, type LinkPage, linkPage, sendFailed } from './link-page.ts';

const settings = () => ({ href: paths.dashboard.notifications.path, words: EMAIL_TEXTS.settings });

const badLink = (): LinkPage => ({
  title: EMAIL_TEXTS.badLink,
  more: EMAIL_TEXTS.badLinkMore,
  link: settings(),
});

const done = (): LinkPage => ({ title: EMAIL_TEXTS.done, more: EMAIL_TEXTS.doneMore, link: settings() });

/** Who got the letter: their language where their account names one, else the browser's. */
async function readerOf({ uid }: Unsubscribing, request: Request): Promise<Reader> {
  const account = await read(userDocument(uid));
  return account?.language === undefined ? readerOfRequest(request) : account;
}

/**
 * `/letters/off`: what an e-mail's link to get no more of them leads to, signed in or not. To look at it changes nothing, as mail
 * programs open links by themselves; the form's POST does it, or that of the mail program (RFC 8058).
 */
export async function unsubscribePage(request: Request, response: Response): Promise<void> {
  response.set(LINK_PAGE_HEADERS);
  try {
    const asked = readUnsubscribeLink(request.query);
    if (asked === undefined) {
      response.status(400).send(await linkPage(readerOfRequest(request), badLink));
    } else if (request.method === 'POST') {
      await unsubscribeAccount(asked);
      response.send(await linkPage(await readerOf(asked, request), done));
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      const { choice } = asked;
      const asking = () => ({ title: EMAIL_TEXTS.asked(choice), button: EMAIL_TEXTS.confirm });
      response.send(await linkPage(await readerOf(asked, request), asking));
    } else {
      response.set('Allow', 'GET, HEAD, POST').status(405).end();
    }
  } catch (error) {
    logger.error('A link to get no more letters failed', error);
    sendFailed(request, response);
  }
}
