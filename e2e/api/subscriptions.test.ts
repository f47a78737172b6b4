import { SUBSCRIBE_CONSENT } from '@thriftline/domain/consent';
import { SUBSCRIPTIONS_AN_HOUR } from '@thriftline/domain/subscriber';
import { expect, it } from 'vitest';
import { firestore } from '../journeys/shop.ts';
import { call } from './call.ts';

const email = `ada.${Date.now()}@example.com`;
const subscribe = (json: object) => call('POST', '/subscriptions', { json });
const unsubscribe = (json: object) => call('POST', '/subscriptions/end', { json });
const kept = async () =>
  (await firestore.collection('subscribers').where('email', '==', email).get()).docs.map((found) =>
    found.data(),
  );

it('an address is kept once, with what was agreed to and when, and forgotten when it is taken back', async () => {
  expect((await subscribe({ email })).status).toBe(400);
  expect((await subscribe({ email, consent: 'Whatever' })).status).toBe(400);
  const first = await subscribe({ email, consent: SUBSCRIBE_CONSENT });
  expect(first).toMatchObject({ status: 200, body: { acknowledged: true } });
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  const [stored] = await kept();
  expect(stored).toEqual({ email, consent: SUBSCRIBE_CONSENT, createdAt: expect.anything() });
  // The answer says nothing of whether it was there.
  const again = await subscribe({ email: email.toUpperCase(), consent: SUBSCRIBE_CONSENT });
  expect(again.body).toEqual(first.body);
  expect(await kept()).toEqual([stored]);

  const gone = await unsubscribe({ email: email.toUpperCase() });
  expect(gone).toMatchObject({ status: 200, body: { acknowledged: true } });
  expect(await kept()).toEqual([]);
  expect((await unsubscribe({ email })).body).toEqual(gone.body);
});

it('only so many are taken in an hour, by everybody together, and forgotten all the same', async () => {
  const counts = firestore.doc('actCounts/everybody');
  const window = Math.floor(Date.now() / 3_600_000);
  // Of the next hour as well, should it begin now.
  const full = (of: number) => counts.set({ subscribe: { window: of, count: SUBSCRIPTIONS_AN_HOUR } });
  await full(window);
  let refused = await subscribe({ email, consent: SUBSCRIBE_CONSENT });
  if (refused.status === 200) {
    await full(window + 1);
    refused = await subscribe({ email, consent: SUBSCRIBE_CONSENT });
  }
  expect(refused).toMatchObject({ status: 429, body: { error: { code: 'too-many-requests' } } });
  expect((await unsubscribe({ email })).status).toBe(200);
  await counts.delete();
});
