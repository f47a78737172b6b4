import { msg } from '@lingui/core/macro';
import { englishOf } from '../base/locale/english-of.ts';
import { i18n } from '../base/locale/i18n.ts';

const CONSENT = msg`By subscribing you agree that we store this address and e-mail you about new finds until you unsubscribe.`;

/**
 * What somebody agrees to who gives their address for e-mails, as it is sent and stored: in English, whatever language it was
 * read in. New words are new consent: nobody has agreed to them yet.
 */
export const SUBSCRIBE_CONSENT = englishOf(CONSENT);

/** What was agreed to as it is stored, in the language that is written now; words of earlier as they are. */
export const consentWords = (stored: string): string =>
  stored === SUBSCRIBE_CONSENT ? subscribeConsent() : stored;

/** The same in the language that is written now. */
export function subscribeConsent(): string {
  return i18n._(CONSENT);
}
