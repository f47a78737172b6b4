import { msg, plural, t } from '@lingui/core/macro';
import { lookedUp } from '../base/locale/looked-up.ts';
import { CONFIRM_DAYS } from './subscriber.ts';

/** By then Firestore has deleted an address that nobody confirmed. */
const days = CONFIRM_DAYS + 1;

/** What the e-mail says that asks whose address was given, and the page its link leads to. */
export const SUBSCRIPTION_TEXTS = lookedUp({
  agreed: msg`You agreed to this:`,
  button: msg`Confirm my address`,
  why: msg`If it wasn’t you, ignore this e-mail. We delete the address within ${plural(days, { one: '# day', other: '# days' })} and won’t e-mail you again.`,
  pageTitle: msg`Do you want our newsletter?`,
  done: msg`Thank you! Your address is confirmed.`,
  doneMore: msg`To stop our newsletter at any time, use Unsubscribe.`,
  unsubscribe: msg`Unsubscribe`,
  badLink: msg`This link no longer works.`,
  badLinkMore: msg`It has expired or is incomplete. Enter your address on the home page again to get a new one.`,
});

/** The letter's subject. */
export function confirmationSubject(shop: string): string {
  return t`Confirm your e-mail address for ${shop}`;
}

/** What the e-mail asks. */
export function confirmationQuestion(shop: string): string {
  return t`This address was entered for the newsletter of ${shop}. Was it you?`;
}
