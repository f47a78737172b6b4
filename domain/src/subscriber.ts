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

/** `subscribers/{id}`, under an id made of the address: who wants letters, and since when and to what they agreed. */
export type Subscriber = Subscribe & { createdAt: StoredTime };

/** An address as it is kept and compared: addresses that differ in case alone are one. */
export function subscriberAddress(address: string): string {
  return address.trim().toLowerCase();
}

/** Most addresses that may be given in an hour, by everybody together: nobody is asked who they are. */
export const SUBSCRIPTIONS_AN_HOUR = 200;
