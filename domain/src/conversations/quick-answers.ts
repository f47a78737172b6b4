import type { Side } from '../base/side.ts';

/** What either side may say with one tap. */
export const QUICK_ANSWERS: Readonly<Record<Side, readonly string[]>> = {
  buyer: [
    'Is it still available?',
    'When could I come and see it?',
    'Could you post it?',
    'Thank you, that helps.',
  ],
  seller: [
    'Yes, it is still available.',
    'Sorry, it has gone by now.',
    'You can collect it this week.',
    'I can post it at cost.',
  ],
};
