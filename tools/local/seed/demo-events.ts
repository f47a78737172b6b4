import { DEMO_MOVES } from './demo-orders.ts';

/** Products shown on the home page. */
export const DEMO_ADVERTISED = [
  'walnut-table',
  'city-bike',
  'film-camera',
  'keyboard',
  'chess-set',
  'oak-chair',
];

/** The demo buyers' orders, one in each state a booking can be in and one more to pay; of those that are paid, what became of them. */
export const DEMO_ORDERS = [
  { productId: 'reading-lamp', buyerId: 'demo-buyer', state: 'unpaid' },
  { productId: 'globe', buyerId: 'demo-buyer', state: 'unpaid' },
  { productId: 'tripod', buyerId: 'demo-buyer', state: 'paid', moves: DEMO_MOVES.paid },
  { productId: 'kettle', buyerId: 'demo-buyer-2', state: 'paid', moves: DEMO_MOVES.shipped },
  { productId: 'kettle', buyerId: 'demo-buyer', state: 'soldToAnother' },
  { productId: 'drum', buyerId: 'demo-buyer-2', state: 'paid', moves: DEMO_MOVES.escalated },
  { productId: 'drum', buyerId: 'demo-buyer', state: 'refunded' },
  { productId: 'helmet', buyerId: 'demo-buyer', state: 'paid', moves: DEMO_MOVES.released },
  { productId: 'cast-iron-pan', buyerId: 'demo-buyer-2', state: 'paid', moves: DEMO_MOVES.released },
] as const;

/** What demo buyers keep on their lists. */
export const DEMO_WISHES = [
  { productId: 'stand-mixer', buyerId: 'demo-buyer' },
  { productId: 'guitar', buyerId: 'demo-buyer' },
  { productId: 'record-player', buyerId: 'demo-buyer-2' },
] as const;

/** What the demo buyers and sellers said to each other, in turn; and what part of the price its buyer offered at last. */
export const DEMO_CONVERSATIONS = [
  {
    productId: 'reading-lamp',
    buyerId: 'demo-buyer',
    texts: [
      'Is it still available?',
      'Yes, it is still available.',
      'Lovely. Does the shade come off?',
      'It does, it is held by a ring. When would you like to see it?',
    ],
  },
  {
    productId: 'guitar',
    buyerId: 'demo-buyer',
    texts: ['Could you ship it?'],
    offers: 0.8,
  },
  // Of days ago, so that one seller's page says how soon they answer.
  ...(
    [
      ['oak-chair', 'demo-buyer', 0.5],
      ['pine-bookcase', 'demo-buyer-2', 0.2],
      ['city-bike', 'demo-buyer-3', 0.7],
      ['helmet', 'demo-buyer-4', 3],
      ['film-camera', 'demo-buyer-5', 26],
    ] as const
  ).map(([productId, buyerId, hoursWaited], index) => ({
    productId,
    buyerId,
    texts: ['Is it still available?', 'Yes, it is still available.', 'Thank you, I will think it over.'],
    hoursAgo: [48 + 6 * index, 48 + 6 * index - hoursWaited, 48 + 6 * index - hoursWaited - 0.1],
  })),
] as const;
