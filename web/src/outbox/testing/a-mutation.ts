import type { Mutation } from '../journal/mutation.ts';

/** A booking by `u1` that waits for the server's word; override what the test is about. */
export function aMutation(overrides: Partial<Mutation> = {}): Mutation {
  return {
    id: 'act-1',
    uid: 'u1',
    kind: 'book',
    path: 'bookings/p1_u1',
    subject: { productId: 'p1', name: 'Oak chair', img: 'https://pictures.example/chair.webp', price: 45 },
    at: Date.now(),
    state: 'sending',
    ...overrides,
  };
}
