import { describe, expect, it } from 'vitest';
import { firestore } from '../journeys/shop.ts';
import { call } from './call.ts';
import { aStoredCategory } from './goods.ts';
import { aProductPayload } from './payloads.ts';
import { aPerson } from './people.ts';

/** The share of each account in one minute, when the settings say nothing else. */
const CREATIONS_PER_MINUTE = 120;

const currentMinute = () => Math.floor(Date.now() / 60_000);

/** Tries until it was done within one minute of the clock, and gives what came of that. */
async function withinOneMinute<T>(attempt: (minute: number) => Promise<T>): Promise<T> {
  for (;;) {
    const minute = currentMinute();
    const result = await attempt(minute);
    if (currentMinute() === minute) return result;
  }
}

describe('an account that creates without end', () => {
  it('gets its share for the minute and no more', async () => {
    const seller = await aPerson('Seller');
    const json = aProductPayload(seller, await aStoredCategory(seller));
    const create = () => call('POST', '/products', { token: seller.token, json });
    const counted = firestore.doc(`creationCounts/${seller.uid}`);
    const [last, oneMore] = await withinOneMinute(async (minute) => {
      await counted.set({ minute, count: CREATIONS_PER_MINUTE - 1 });
      return [await create(), await create()] as const;
    });
    expect(last.status).toBe(200);
    expect(oneMore).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });

    await counted.update({ minute: currentMinute() - 1 });
    expect((await create()).status).toBe(200);
  });
});
