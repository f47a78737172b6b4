import { afterAll, beforeAll, expect, it } from 'vitest';
import { aStripeEmulator, type EmulatorUnderTest } from '../testing/a-stripe-emulator.ts';

const held: { moment: string; letGo(): void }[] = [];
let emulator: EmulatorUnderTest;
beforeAll(async () => {
  emulator = await aStripeEmulator({
    pause: (moment) => new Promise((letGo) => held.push({ moment, letGo })),
  });
});
afterAll(() => emulator.stop());

const nextHeld = () =>
  expect
    .poll(() => held.length)
    .toBe(1)
    .then(() => held.shift());
const intents = async () => {
  const { requests } = await emulator.look<{ requests: { status: number | null }[] }>('requests');
  return requests.map(({ status }) => status);
};

it('holds a request up before it is carried out, and again before it is answered', async () => {
  const answered = emulator.stripe.paymentIntents.create({ amount: 1_000, currency: 'usd' });
  const asked = await nextHeld();
  expect(asked?.moment).toBe('request');
  asked?.letGo();
  const done = await nextHeld();
  expect(done?.moment).toBe('answer');
  expect(await intents()).toEqual([null]);
  done?.letGo();
  expect((await answered).amount).toBe(1_000);
});
