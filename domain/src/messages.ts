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

/** What is said in the place of a seller's contact, and by the call that would give it, while the address is not confirmed. */
export const CONFIRM_ADDRESS =
  'Confirm your address to see how to reach the seller: open the link in the letter we sent you.';

/** What a suspended account is told wherever it asks for something. */
export const ACCOUNT_SUSPENDED = 'This account is suspended. Only an admin can open it again.';
