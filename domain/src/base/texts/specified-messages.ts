import { msg } from '@lingui/core/macro';
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
