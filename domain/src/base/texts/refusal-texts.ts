import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** What a suspended account is told wherever it asks for something. */
export const ACCOUNT_SUSPENDED = msg`This account is suspended. Only an admin can reinstate it.`;

/** What a member who asked for their account's end is told where they would put something up for sale. */
export const ACCOUNT_LEAVING = msg`You asked for your account to be deleted. To sell again, choose “Keep my account”.`;

/** What an admin is told who would decide about themselves, or about something that they have a side in. */
export const NOT_YOUR_CASE = msg`You’re involved in this yourself. Another admin has to decide it.`;

/** What is said to someone who opens very many payments, or has very many recorded. */
export const TOO_MANY_PAYMENTS_OPENED = msg`Too many payments. Finish one you’ve started, or try again in an hour.`;
export const TOO_MANY_PAYMENTS_RECORDED = msg`Too many requests. If your payment went through, it appears in My Orders within a minute.`;

/** What a buyer is told who cancels one order after the other. */
export const TOO_MANY_CANCELED = msg`This order isn’t canceled: you’ve canceled many today. Try again tomorrow, or contact us to have it canceled now.`;

/** What is said to whoever takes another name again and again. */
export const TOO_MANY_RENAMES = msg`Too many name changes. Try again in an hour.`;

/** What is said to whoever changes or reads all of their account again and again. */
export const TOO_MANY_TRIES = msg`Too many tries. Try again in an hour.`;

/** What is said where a download of one's own data goes on from what is no place in it. */
export const DOWNLOAD_CUT = msg`Your download can’t continue. Start it again.`;

/** The same as of payments, said to an account whose address is not confirmed, which may open so many payments an hour. */
export function confirmToOpenMorePayments(most: number): MessageDescriptor {
  return msg({
    message: plural(most, {
      one: `Until you confirm your e-mail address, you can start ${most} payment an hour. Open the link we e-mailed you, log in again, and pay.`,
      other: `Until you confirm your e-mail address, you can start ${most} payments an hour. Open the link we e-mailed you, log in again, and pay.`,
    }),
  });
}
