import { describe, expect, it } from 'vitest';
import { firestore } from '../journeys/shop.ts';
import { call } from './call.ts';
import { aPerson } from './people.ts';

/** The share of each account in one minute, when the settings say nothing else. */
const CREATIONS_PER_MINUTE = 120;

/** Gives the minute that has some seconds left. */
async function currentMinute(): Promise<number> {
  const left = 60_000 - (Date.now() % 60_000);
  if (left < 5_000) await new Promise((resolve) => setTimeout(resolve, left));
  return Math.floor(Date.now() / 60_000);
}

describe('an account that creates without end', () => {
  it('gets its share for the minute and no more', async () => {
    const seller = await aPerson('Seller');
    const json = { categoryname: 'Lamps', img: 'https://pictures.example/lamp.webp' };
    const create = () => call('POST', '/categories', { token: seller.token, json });
    const minute = await currentMinute();
    await firestore.doc(`creationCounts/${seller.uid}`).set({ minute, count: CREATIONS_PER_MINUTE - 1 });
    expect((await create()).status).toBe(200);
    expect(await create()).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });

    await firestore.doc(`creationCounts/${seller.uid}`).update({ minute: minute - 1 });
    expect((await create()).status).toBe(200);
  });
});
