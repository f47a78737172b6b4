import { CONFIRM_DAYS } from './subscriber.ts';

/** What the letter says that asks whose address was given, and the page its link leads to. */
export const SUBSCRIPTION_TEXTS = {
  subject: (shop: string) => `Confirm your e-mail address for ${shop}`,
  asks: (shop: string) => `This address was entered for the newsletter of ${shop}. Was it you?`,
  agreed: 'You agreed to this:',
  button: 'Confirm my address',
  why: `If it wasn’t you, ignore this e-mail. We delete the address within ${CONFIRM_DAYS + 1} days and won’t e-mail you again.`,
  pageTitle: 'Do you want our newsletter?',
  done: 'Thank you! Your address is confirmed.',
  doneMore: 'To stop our newsletter at any time, use Unsubscribe.',
  unsubscribe: 'Unsubscribe',
  badLink: 'This link no longer works.',
  badLinkMore: 'It has expired or is incomplete. Enter your address on the home page again to get a new one.',
} as const;
