import type { Side } from '../base/side.ts';

/** What either side may say with one tap. */
export const QUICK_ANSWERS: Readonly<Record<Side, readonly string[]>> = {
  buyer: [
    'Is it still available?',
    'When can I come and see it?',
    'Could you ship it?',
    'Thank you, that helps.',
  ],
  seller: [
    'Yes, it is still available.',
    'Sorry, it’s no longer available.',
    'You can pick it up this week.',
    'I can ship it at cost.',
  ],
};
