import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { lookedUp } from '../locale/looked-up.ts';

/**
 * Every text the specification quotes, verbatim with its odd spellings: the user knows the product by these words.
 * Screens, functions and tests take them from here, so that changing one is one edit. Readers of other languages get their
 * translations; what the specification quotes is the English.
 */
export const MESSAGES = lookedUp({
  notFound: msg`Not Found`,
  unverifiedLink: msg`Unverfied`,
  soldOut: msg`Sold Out`,

  loginThanks: msg`Thank you for login`,
  productDeleted: msg`Product is deleted`,
  advertisementAdded: msg`Advertisement Successfully Added`,
  wishAdded: msg`Wish List Added`,
  roleChanged: msg`Your role has been changed`,
  statusChanged: msg`Your status has been changed`,
  buyerDeleted: msg`Buyer is deleted`,
  sellerDeleted: msg`Seller is deleted`,
  paymentCompleted: msg`Congrats! You payment is completed`,

  registrationSuccessful: msg`Registration Succesful`,
  categoryAdded: msg`Category has been added`,
  productAdded: msg`Product added succssfully`,
  productBooked: msg`Product booked succssfully`,
});

/** Those of the specification's texts that schemas have for messages, to be worded where they are read. */
export const FIELD_REQUIRED = msg`Field is required`;
export const PHOTO_REQUIRED = msg`Photo is required`;

/** Stored, in the place of an address that is not confirmed: in English whoever reads it. */
export const UNREGISTERED = 'Unregisterd';

/** What a suspended account is told wherever it asks for something. */
export const ACCOUNT_SUSPENDED = msg`This account is suspended. Only an admin can reinstate it.`;

/** What an admin is told who would decide about themselves, or about something that they have a side in. */
export const NOT_YOUR_CASE = msg`You're involved in this yourself. Another admin has to decide it.`;

/** What is said to someone who opens very many payments, or has very many recorded. */
export const TOO_MANY_PAYMENTS_OPENED = msg`Too many payments. Finish one you’ve started, or try again in an hour.`;
export const TOO_MANY_PAYMENTS_RECORDED = msg`Too many requests. If your payment went through, it appears in My Orders within a minute.`;

/** What a buyer is told who cancels one order after the other. */
export const TOO_MANY_CANCELED = msg`This order isn't canceled: you've canceled many today. Try again tomorrow, or contact us to have it canceled now.`;

/** What is said to whoever takes another name again and again. */
export const TOO_MANY_RENAMES = msg`Too many name changes. Try again in an hour.`;

/** What is said to whoever changes or reads all of their account again and again. */
export const TOO_MANY_TRIES = msg`Too many tries. Try again in an hour.`;

/** The same as of payments, said to an account whose address is not confirmed, which may open so many payments an hour. */
export function confirmToOpenMorePayments(most: number): MessageDescriptor {
  return msg({
    message: plural(most, {
      one: `Until you confirm your e-mail address, you can start ${most} payment an hour. Open the link we e-mailed you, log in again, and pay.`,
      other: `Until you confirm your e-mail address, you can start ${most} payments an hour. Open the link we e-mailed you, log in again, and pay.`,
    }),
  });
}
