/**
 * Every text the specification quotes, verbatim with its odd spellings: the user knows the product by these words.
 * Screens, functions and tests take them from here, so that changing one is one edit.
 */
export const MESSAGES = {
  fieldRequired: 'Field is required',
  photoRequired: 'Photo is required',
  notFound: 'Not Found',
  unregistered: 'Unregisterd',
  unverifiedLink: 'Unverfied',
  soldOut: 'Sold Out',

  loginThanks: 'Thank you for login',
  productDeleted: 'Product is deleted',
  advertisementAdded: 'Advertisement Successfully Added',
  wishAdded: 'Wish List Added',
  roleChanged: 'Your role has been changed',
  statusChanged: 'Your status has been changed',
  buyerDeleted: 'Buyer is deleted',
  sellerDeleted: 'Seller is deleted',
  paymentCompleted: 'Congrats! You payment is completed',

  registrationSuccessful: 'Registration Succesful',
  categoryAdded: 'Category has been added',
  productAdded: 'Product added succssfully',
  productBooked: 'Product booked succssfully',
} as const;

/** What a suspended account is told wherever it asks for something. */
export const ACCOUNT_SUSPENDED = 'This account is suspended. Only an admin can open it again.';

/** What is said to whoever opens very many payments, or has very many recorded. */
export const TOO_MANY_PAYMENTS_OPENED =
  'You have opened many payments within this hour. What you have opened can still be paid; for more, try again in an hour.';
export const TOO_MANY_PAYMENTS_RECORDED =
  'That was asked for very often. A payment that went through is recorded by itself: look at My Orders in a minute.';

/** What is said to whoever takes another name again and again. */
export const TOO_MANY_RENAMES =
  'You have changed your name often within this hour. Please try again in an hour.';

/** What is said to whoever changes or reads all of their account again and again. */
export const TOO_MANY_TRIES = 'You have tried this very often. Please try again in an hour.';

/** The same as of payments, said to an account whose address is not confirmed, which may open so many payments an hour. */
export function confirmToOpenMorePayments(most: number): string {
  return `Until you confirm your address you can open ${most} payments an hour: open the link in the letter we sent you, sign in again, and pay.`;
}
