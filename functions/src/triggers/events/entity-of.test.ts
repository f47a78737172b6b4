import { aBooking } from '@thriftline/domain/testing/builders';
import type { DocumentSnapshot } from 'firebase-functions/firestore';
import { describe, expect, it, vi } from 'vitest';
import { firestore } from '../../platform/firebase.ts';
import { changeOf, entityOf } from './entity-of.ts';

const warn = vi.hoisted(() => vi.fn());
vi.mock('firebase-functions/logger', () => ({ warn }));

const STORED = { ...aBooking(), bookingId: 'chair', buyerId: 'ben', sellerId: 'sue' };

/** A document as an event tells of it. */
const snapshotOf = (path: string, data?: object) =>
  ({ ref: firestore().doc(path), data: () => data }) as unknown as DocumentSnapshot;

describe('what a trigger is told of', () => {
  it('has the names of the code', () => {
    const booking = entityOf('bookings', snapshotOf('bookings/chair_ben', STORED));
    expect(booking).toMatchObject({ productId: 'chair', buyerId: 'ben', sellerId: 'sue' });
    expect(booking).not.toHaveProperty('bookingId');
  });

  it('is nothing where there is no document', () => {
    expect(entityOf('bookings', snapshotOf('bookings/chair_ben'))).toBeUndefined();
    expect(entityOf('bookings', undefined)).toBeUndefined();
  });

  it.each([{ buyerId: undefined }, { buyerId: '' }, { buyerId: 7 }])(
    'is refused where it is no one’s, and named: %o',
    (without) => {
      const malformed = snapshotOf('bookings/chair_ben', { ...STORED, ...without });
      expect(() => entityOf('bookings', malformed)).toThrow(
        'bookings/chair_ben is malformed: it has no buyerId',
      );
    },
  );

  it('is refused where it is of another collection', () => {
    expect(() => entityOf('bookings', snapshotOf('orders/pi_1', STORED))).toThrow(
      'orders/pi_1 is not a document of bookings',
    );
  });

  it('is what there is now, whatever was wrong with it before', () => {
    const [before, after] = [{ ...STORED, buyerId: 7 }, STORED].map((data) =>
      snapshotOf('bookings/chair_ben', data),
    );
    expect(changeOf('bookings', { before, after } as never)).toEqual({
      before: undefined,
      after: entityOf('bookings', after),
    });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('it has no buyerId'));
    // Of what is wrong now, or was deleted as it was, nothing can follow.
    const none = snapshotOf('bookings/chair_ben');
    for (const wrong of [
      { before: after, after: before },
      { before, after: none },
    ]) {
      expect(() => changeOf('bookings', wrong as never)).toThrow('it has no buyerId');
    }
  });

  it('is there before a change, after it, or both', () => {
    const [none, some] = [snapshotOf('bookings/chair_ben'), snapshotOf('bookings/chair_ben', STORED)];
    expect(changeOf('bookings', { before: none, after: some })).toEqual({
      before: undefined,
      after: entityOf('bookings', some),
    });
  });
});
