import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app';
import * as firestore from 'firebase/firestore';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../../index.ts';
import { type SdkBrowser, startSdkBrowser } from '../testing/browser.ts';
import { BEHAVIOURS } from './behaviours.ts';
import type { runBehaviour } from './page.ts';

/** One table of what the web SDK shows an application, in Node over gRPC and in Chromium over WebChannel alike. */
const STARTED_WITHIN_MS = 60_000;
const TEST_LIMIT_MS = 30_000;
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /closed/{id} { allow read, write: if false; }
    match /{collection}/{rest=**} { allow read, write: if collection != 'closed'; }
    match /{path=**}/deep/{id} { allow read; }
  }
}`;
const TABLE = BEHAVIOURS.map(({ title, run, expected }, index) => ({ title, run, expected, index }));

setLogLevel('silent');

let emulator: FirestoreEmulator;
beforeAll(async () => {
  emulator = await startFirestoreEmulator({
    rules: RULES,
    log: () => undefined,
  });
});
afterAll(() => emulator.stop());

describe('in Node over gRPC', { timeout: TEST_LIMIT_MS }, () => {
  const app = initializeApp({ projectId: 'demo-behaviours-node' }, 'behaviours');
  const db = firestore.getFirestore(app);
  beforeAll(() => firestore.connectFirestoreEmulator(db, emulator.host, emulator.port));
  afterAll(async () => {
    await firestore.terminate(db);
    await deleteApp(app);
  });

  it.each(TABLE)('$title', async ({ run, expected }) => {
    expect(await run({ ...firestore, db })).toEqual(expected);
  });
});

describe('in Chromium over WebChannel', { timeout: TEST_LIMIT_MS }, () => {
  let browser: SdkBrowser;
  let page: Page;
  beforeAll(async () => {
    browser = await startSdkBrowser(fileURLToPath(new URL('./page.ts', import.meta.url)));
    page = await browser.openPage();
  }, STARTED_WITHIN_MS);
  afterAll(() => browser.close());

  it.each(TABLE)('$title', async ({ index, expected }) => {
    const result = await page.evaluate(
      ([number, port]) => {
        const { runBehaviour: inPage } = globalThis as unknown as { runBehaviour: typeof runBehaviour };
        return inPage(number, port, 'demo-behaviours-chromium');
      },
      [index, emulator.port] as const,
    );
    expect(result).toEqual(expected);
  });
});
