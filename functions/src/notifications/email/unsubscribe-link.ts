import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  isUnsubscribeChoice,
  type UnsubscribeChoice,
} from '@thriftline/domain/notifications/email-frame-texts';
import { siteOrigin } from '../../platform/config.ts';
import { unsubscribeSecret } from '../../platform/secrets.ts';

/** Where somebody who is not signed in wants no more letters: hosting sends it on to the function of that name. */
export const UNSUBSCRIBE_PATH = '/letters/off';

/** Who wants no more e-mails, of what. */
export interface Unsubscribing {
  uid: string;
  choice: UnsubscribeChoice;
}

function signatureOf({ uid, choice }: Unsubscribing): Buffer {
  return createHmac('sha256', unsubscribeSecret()).update(`no more letters\n${choice}\n${uid}`).digest();
}

/** The link for an e-mail. Anyone who has the e-mail may use it, as often and as late as they like: it can do nothing else. */
export function unsubscribeLink(unsubscribing: Unsubscribing): string {
  const link = new URL(UNSUBSCRIBE_PATH, siteOrigin());
  const { uid, choice } = unsubscribing;
  const signature = signatureOf(unsubscribing).toString('base64url');
  link.search = new URLSearchParams({ account: uid, letters: choice, signature }).toString();
  return link.href;
}

/** What a link asks for; undefined when it was not made here. Its values are as the request gave them. */
export function readUnsubscribeLink(query: Record<string, unknown>): Unsubscribing | undefined {
  const { account: uid, letters: choice, signature } = query;
  if (typeof uid !== 'string' || typeof choice !== 'string' || typeof signature !== 'string')
    return undefined;
  if (!isUnsubscribeChoice(choice)) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf({ uid, choice });
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { uid, choice };
}
