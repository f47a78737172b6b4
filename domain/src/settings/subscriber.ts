import { msg } from '@lingui/core/macro';
import { type InferType, object, string } from 'yup';
import { email } from '../base/fields/fields.ts';
import { LANGUAGES, type Language } from '../base/locale/languages.ts';
import type { StoredTime } from '../base/stored-time.ts';
import { FIELD_REQUIRED } from '../base/texts/specified-messages.ts';
import { SUBSCRIBE_CONSENT } from './consent.ts';

/** What unsubscribing takes. */
export const unsubscribeSchema = object({ email: email() });
export type Unsubscribe = InferType<typeof unsubscribeSchema>;

/** What subscribing takes: the address, and the words that were agreed to. */
export const subscribeSchema = unsubscribeSchema.shape({
  consent: string()
    .oneOf([SUBSCRIBE_CONSENT], msg`The text you agreed to has changed. Reload the page`)
    .required(FIELD_REQUIRED),
  /** The language in which it was agreed to, and in which e-mails are written. */
  language: string<Language>().oneOf(LANGUAGES).optional(),
});
export type Subscribe = InferType<typeof subscribeSchema>;

/**
 * `subscribers/{id}`, under an id made of the address: who wants e-mails, and since when and to what they agreed. Until somebody
 * who reads its mail says so, it isn't known whose address it is.
 */
export type Subscriber = Subscribe & {
  createdAt: StoredTime;
  /** When it was confirmed by the link of an e-mail; nobody else is on the operator's list. */
  confirmedAt?: StoredTime;
  /** Until it is confirmed: when Firestore deletes it. */
  expireAt?: StoredTime;
  /** How many e-mails that ask for it are to be sent, and how many were. */
  asked: number;
  sent: number;
};

/** For so long an address waits to be confirmed. */
export const CONFIRM_DAYS = 7;

/** Whether an e-mail is to ask whose address it is. */
export function isToBeAsked({ confirmedAt, asked, sent }: Subscriber): boolean {
  return confirmedAt === undefined && sent < asked;
}

/** An address as it is kept and compared: addresses that differ in case alone are one. */
export function subscriberAddress(address: string): string {
  return address.trim().toLowerCase();
}

/** Providers that take no notice of dots before the `@`, by the name that they are counted under. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/**
 * The mailbox that an address most likely leads to: without what stands after a `+`, and without dots where the provider takes no notice of
 * them. By it e-mails are counted, and nothing else: addresses are kept and written to as they were given.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = subscriberAddress(address).split('@');
  const tag = local.indexOf('+', 1);
  const plain = tag === -1 ? local : local.slice(0, tag);
  const provider = WITHOUT_DOTS[domain];
  return provider === undefined ? `${plain}@${domain}` : `${plain.replaceAll('.', '')}@${provider}`;
}

/** Most addresses that may be given in an hour, by everybody together: nobody is asked who they are. */
export const SUBSCRIPTIONS_AN_HOUR = 200;

/**
 * Addresses fall into so many groups, by their hash, and each gets so many e-mails a day that ask for a confirmation: somebody who
 * gives another's address again and again cannot fill a mailbox, and nothing is kept of any address for it.
 */
export const ADDRESS_GROUPS = 256;
export const EMAILS_A_DAY = 5;
