import { CONFIRM_DAYS } from './subscriber.ts';

/** What the letter says that asks whose address was given, and the page its link leads to. */
export const SUBSCRIPTION_WORDS = {
  subject: (shop: string) => `Is this your address? Letters from ${shop}`,
  asks: (shop: string) => `Somebody asked for letters from ${shop} at this address. Was it you?`,
  agreed: 'You agreed to this:',
  button: 'Yes, send me letters',
  why: `If it was not you, do nothing: without a yes the address is forgotten within ${CONFIRM_DAYS + 1} days, and nobody else writes to you.`,
  pageTitle: 'Do you want our letters?',
  done: 'Thank you! Your address is confirmed.',
  doneMore: 'Whenever you have enough of our letters, take it back under Unsubscribe.',
  unsubscribe: 'Unsubscribe',
  badLink: 'This link does not work any more.',
  badLinkMore:
    'It may be too old, or not whole. Give your address once more on the home page, and you get another.',
} as const;
