import { type InferType, object, string } from 'yup';
import { SUBSCRIBE_CONSENT } from './consent.ts';
import { email } from './fields.ts';
import { MESSAGES } from './messages.ts';
import type { StoredTime } from './stored-time.ts';

/** What unsubscribing takes. */
export const unsubscribeSchema = object({ email: email() });
export type Unsubscribe = InferType<typeof unsubscribeSchema>;

/** What subscribing takes: the address, and the words that were agreed to. */
export const subscribeSchema = unsubscribeSchema.shape({
  consent: string()
    .oneOf([SUBSCRIBE_CONSENT], 'These are not the words of now: load the page again')
    .required(MESSAGES.fieldRequired),
});
export type Subscribe = InferType<typeof subscribeSchema>;

/**
 * `subscribers/{id}`, under an id made of the address: who wants letters, and since when and to what they agreed. Until somebody
 * who reads its mail says so, nobody knows whose address it is.
 */
export type Subscriber = Subscribe & {
  createdAt: StoredTime;
  /** When it was confirmed by the link of a letter; nobody else is on the operator's list. */
  confirmedAt?: StoredTime;
  /** Until it is confirmed: when Firestore deletes it. */
  expireAt?: StoredTime;
  /** How many letters that ask for it are to be sent, and how many were. */
  asked: number;
  sent: number;
};

/** For so long an address waits to be confirmed. */
export const CONFIRM_DAYS = 7;

/** Whether a letter is to ask whose address it is. */
export function isToBeAsked({ confirmedAt, asked, sent }: Subscriber): boolean {
  return confirmedAt === undefined && sent < asked;
}

/** An address as it is kept and compared: addresses that differ in case alone are one. */
export function subscriberAddress(address: string): string {
  return address.trim().toLowerCase();
}

/** Most addresses that may be given in an hour, by everybody together: nobody is asked who they are. */
export const SUBSCRIPTIONS_AN_HOUR = 200;

/**
 * Addresses fall into so many groups, by their hash, and each gets so many letters a day that ask for a confirmation: somebody who
 * gives another's address again and again cannot fill a mailbox, and nothing is kept of any address for it.
 */
export const ADDRESS_GROUPS = 256;
export const LETTERS_A_DAY = 5;
