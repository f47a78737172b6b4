import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestore } from '../../index.ts';
import { type SdkBrowser, startSdkBrowser } from './testing/browser.ts';
import type { connect, PageSdk } from './testing/page.ts';

declare const sdk: PageSdk;

let emulator: FirestoreEmulator;
let browser: SdkBrowser;

beforeAll(async () => {
  [emulator, browser] = await Promise.all([startFirestore(), startSdkBrowser()]);
}, 60_000);

afterAll(async () => {
  await browser.close();
  await emulator.stop();
});

async function openSdkPage(settings: Parameters<typeof connect>[2] = {}): Promise<Page> {
  const page = await browser.openPage();
  page.on('console', (m) => console.log('PAGE', m.text()));
  page.on('request', (r) =>
    console.log(r.method(), r.url().replace(/.*Firestore/, ''), (r.postData() ?? '').slice(0, 0)),
  );
  await page.evaluate(
    ([host, port, given]) => {
      const { connect: connectSdk } = globalThis as unknown as { connect: typeof connect };
      Object.assign(globalThis, { sdk: connectSdk(host, port, given) });
    },
    [emulator.host, emulator.port, settings] as const,
  );
  return page;
}

describe('the web SDK in Chromium over WebChannel', () => {
  it('writes, reads, listens and runs transactions', async () => {
    const page = await openSdkPage();
    const seen = await page.evaluate(async () => {
      const { db, doc, setDoc, getDoc, onSnapshot, collection, runTransaction, getCountFromServer } = sdk;
      const ref = doc(db, 'rooms/a');
      const counts: number[] = [];
      const stop = onSnapshot(collection(db, 'rooms'), (snapshot) => counts.push(snapshot.size));
      await setDoc(ref, { n: 1, text: 'grün 🌱' });
      await runTransaction(db, async (transaction) => {
        const { n } = (await transaction.get(ref)).data() as { n: number };
        transaction.update(ref, { n: n + 1 });
      });
      const data = (await getDoc(ref)).data();
      const { count } = (await getCountFromServer(collection(db, 'rooms'))).data();
      stop();
      return { data, count, last: counts.at(-1) };
    });
    expect(seen).toEqual({ data: { n: 2, text: 'grün 🌱' }, count: 1, last: 1 });
    await page.close();
  });
});
