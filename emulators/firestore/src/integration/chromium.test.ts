import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FirestoreEmulator, startFirestoreEmulator } from '../index.ts';
import { type SdkBrowser, startSdkBrowser } from './testing/browser.ts';
import { type CuttableProxy, startCuttableProxy } from './testing/cuttable-proxy.ts';
import type { connect, PageSdk, PageSettings } from './testing/page.ts';

/** What {@link openSdkPage} leaves in the page. */
declare const sdk: PageSdk;
declare const snapshots: string[][];

const STARTED_WITHIN_MS = 60_000;
/** A handshake that breaks makes the SDK wait for seconds before the next. */
const PATIENCE = { timeout: 15_000 };
const TEST_LIMIT_MS = 30_000;
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /rooms/{id} { allow read, write: if true; }
    match /closed/{id} { allow read, write: if false; }
  }
}`;

let emulator: FirestoreEmulator;
let proxy: CuttableProxy;
let browser: SdkBrowser;
let page: Page;
let requests: string[];

beforeAll(async () => {
  [emulator, browser] = await Promise.all([start(), startSdkBrowser()]);
  proxy = await startCuttableProxy(emulator.port);
}, STARTED_WITHIN_MS);

afterAll(async () => {
  await browser.close();
  proxy.close();
  await emulator.stop();
});

beforeEach(() => {
  requests = [];
});

afterEach(async () => {
  await page.close();
  await fetch(
    `http://127.0.0.1:${emulator.port}/emulator/v1/projects/demo-chromium/databases/(default)/documents`,
    {
      method: 'DELETE',
    },
  );
});

function start(port = 0): Promise<FirestoreEmulator> {
  return startFirestoreEmulator({ port, rules: RULES, log: () => undefined });
}

/** Opens a page whose SDK talks to the emulator through the line that can be cut. */
async function openSdkPage(settings: PageSettings = {}): Promise<Page> {
  const opened = await browser.openPage();
  opened.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await opened.evaluate(
    ([port, given]) => {
      const { connect: connectSdk } = globalThis as unknown as { connect: typeof connect };
      Object.assign(globalThis, { sdk: connectSdk(port, given), snapshots: [] });
    },
    [proxy.port, settings] as const,
  );
  return opened;
}

function listenToRooms(): Promise<void> {
  return page.evaluate(() => {
    const { db, collection, onSnapshot } = sdk;
    onSnapshot(collection(db, 'rooms'), { includeMetadataChanges: true }, ({ docs, metadata }) => {
      if (!metadata.fromCache && !metadata.hasPendingWrites) snapshots.push(docs.map(({ id }) => id));
    });
  });
}

function lastSnapshot(): Promise<string[] | undefined> {
  return page.evaluate(() => snapshots.at(-1));
}

/** Writes behind the page's back. */
async function createRoom(id: string): Promise<void> {
  const url = `http://127.0.0.1:${emulator.port}/v1/projects/demo-chromium/databases/(default)/documents/rooms`;
  // No connection may outlive the emulator it was made to.
  await fetch(`${url}?documentId=${id}`, { method: 'POST', body: '{}', headers: { connection: 'close' } });
}

async function countRooms(): Promise<number> {
  const url = `http://127.0.0.1:${emulator.port}/v1/projects/demo-chromium/databases/(default)/documents/rooms`;
  const { documents = [] } = (await (await fetch(url)).json()) as { documents?: unknown[] };
  return documents.length;
}

describe('the web SDK in Chromium over WebChannel', { timeout: TEST_LIMIT_MS }, () => {
  it('writes, reads, listens and runs transactions on one held GET a stream', async () => {
    page = await openSdkPage();
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
    // CI=1 would mean that the client takes us for a proxy that holds responses back.
    expect(requests.filter((request) => request.includes('CI=1'))).toEqual([]);
  });

  it('works in more pages than a browser has connections for', async () => {
    page = await openSdkPage();
    const pages = [page, ...(await Promise.all([1, 2, 3].map(() => openSdkPage())))];
    const seen = await Promise.all(
      pages.map((each, index) =>
        each.evaluate(async (id) => {
          const { db, doc, setDoc, onSnapshot, collection, waitForPendingWrites } = sdk;
          const all = new Promise<number>((resolve) => {
            onSnapshot(collection(db, 'rooms'), { includeMetadataChanges: true }, ({ size, metadata }) => {
              if (size === 4 && !metadata.fromCache) resolve(size);
            });
          });
          await setDoc(doc(db, `rooms/${id}`), { id });
          await waitForPendingWrites(db);
          return all;
        }, index),
      ),
    );
    expect(seen).toEqual([4, 4, 4, 4]);
    await Promise.all(pages.slice(1).map((each) => each.close()));
  });

  it('long-polls when it is told to', async () => {
    page = await openSdkPage({ longPolling: true });
    await listenToRooms();
    await createRoom('one');
    await expect.poll(lastSnapshot, PATIENCE).toEqual(['one']);
    await createRoom('two');
    await expect.poll(lastSnapshot, PATIENCE).toEqual(['one', 'two']);
  });

  it('loses nothing when its connections break', async () => {
    page = await openSdkPage();
    await listenToRooms();
    await expect.poll(lastSnapshot, PATIENCE).toEqual([]);
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) {
      proxy.cut();
      await createRoom(id);
      await expect.poll(lastSnapshot, PATIENCE).toEqual(['a', 'b', 'c', 'd'].slice(0, index + 1));
    }
  });

  it('gets every write through while its connections break', async () => {
    page = await openSdkPage();
    await listenToRooms();
    const ids = Array.from({ length: 30 }, (_, index) => `r${10 + index}`);
    const written = page.evaluate(async (names) => {
      const { db, doc, setDoc } = sdk;
      for (const name of names) await setDoc(doc(db, 'rooms', name), { name });
    }, ids);
    for (let cuts = 0; cuts < 5; cuts += 1) {
      await expect.poll(countRooms, { ...PATIENCE, interval: 2 }).toBeGreaterThan(5 * cuts);
      proxy.cut();
    }
    await written;
    await expect.poll(lastSnapshot, PATIENCE).toEqual(ids);
  });

  it('forgets what was deleted while it was away, even over a restart', async () => {
    page = await openSdkPage({ persistent: true });
    for (const id of ['kept', 'gone']) await createRoom(id);
    await listenToRooms();
    await expect.poll(lastSnapshot, PATIENCE).toEqual(['gone', 'kept']);
    await page.close();
    // A new process would know neither its tokens nor what was deleted.
    const { port } = emulator;
    await emulator.stop();
    emulator = await start(port);
    await createRoom('kept');
    page = await openSdkPage({ persistent: true });
    await listenToRooms();
    await expect.poll(lastSnapshot, PATIENCE).toEqual(['kept']);
  });

  it('hears of a refused listener once, without a storm of requests', async () => {
    page = await openSdkPage();
    await listenToRooms();
    await expect.poll(lastSnapshot, PATIENCE).toEqual([]);
    const code = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const { db, collection, onSnapshot } = sdk;
          onSnapshot(
            collection(db, 'closed'),
            () => resolve('allowed'),
            (error) => resolve(error.code),
          );
        }),
    );
    expect(code).toBe('permission-denied');
    const before = requests.length;
    await createRoom('still-heard');
    await expect.poll(lastSnapshot, PATIENCE).toEqual(['still-heard']);
    expect(requests.length - before).toBeLessThan(5);
  });

  it('hears of a refused write, and goes on with the next', async () => {
    page = await openSdkPage();
    const outcome = await page.evaluate(async () => {
      const { db, doc, setDoc } = sdk;
      const refused = setDoc(doc(db, 'closed/x'), {}).then(
        () => 'allowed',
        (error: { code: string }) => error.code,
      );
      await setDoc(doc(db, 'rooms/x'), {});
      return refused;
    });
    expect(outcome).toBe('permission-denied');
  });
});
