// @vitest-environment happy-dom
import { forceCloseDatabase, IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { freeDatabasesWhenFrozen } from './free-databases.ts';
import { wasStoreCleared, watchStore } from './watch-store.ts';

const SOON_MS = 20;
const opened: IDBDatabase[] = [];

// Its types name the class where they mean a database.
const endConnection = forceCloseDatabase as unknown as (db: IDBDatabase) => void;

/** A page that watches: whether it finds the last visit's databases gone, and what it tells of afterwards. */
async function aPage() {
  const losses: string[] = [];
  const { wasCleared } = watchStore((loss, mark) => losses.push(`${loss} ${mark !== ''}`), SOON_MS);
  return { wasCleared: await wasCleared, losses };
}

/** Ends every connection, as a browser does that deletes databases or cannot go on with them. */
function endConnections(): void {
  for (const db of opened.splice(0)) endConnection(db);
}

const aWhile = () => new Promise((resolve) => setTimeout(resolve, 5 * SOON_MS));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { open } = IDBFactory.prototype;
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: globalThis.IDBFactory, ...given) {
    const request = open.apply(this, given);
    request.addEventListener('success', () => opened.push(request.result));
    return request;
  });
  localStorage.clear();
  opened.length = 0;
  const looks = vi.spyOn(globalThis, 'setInterval');
  return async () => {
    // A page that went on looking would tell of its loss in the middle of the next test, or after the last.
    for (const { value } of looks.mock.results) clearInterval(value);
    await aWhile();
    vi.restoreAllMocks();
  };
});

it('finds nothing lost at the first visit, and at the second', async () => {
  expect(await aPage()).toEqual({ wasCleared: false, losses: [] });
  expect(await aPage()).toEqual({ wasCleared: false, losses: [] });
});

it('tells the first page of the next visit, and no other, that the browser deleted all', async () => {
  await aPage();
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect([(await aPage()).wasCleared, (await aPage()).wasCleared]).toEqual([true, false]);
});

it('tells once that all was deleted where nothing is kept any more', async () => {
  await aPage();
  expect(await wasStoreCleared()).toBe(false);
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect([await wasStoreCleared(), await wasStoreCleared()]).toEqual([true, false]);
});

it('looks at once where somebody finds nothing', async () => {
  const losses: string[] = [];
  const { holds } = watchStore((loss) => losses.push(loss), 60_000);
  expect([await holds(), losses]).toEqual([true, []]);
  vi.stubGlobal('indexedDB', new IDBFactory());
  endConnections();
  expect([await holds(), losses]).toEqual([false, ['cleared']]);
});

it('tells every open page of it, once', async () => {
  const pages = [await aPage(), await aPage()];
  vi.stubGlobal('indexedDB', new IDBFactory());
  endConnections();
  await eventually(() =>
    expect(pages.map(({ losses }) => losses)).toEqual([['cleared true'], ['cleared true']]),
  );
  endConnections();
  await aWhile();
  expect(pages.map(({ losses }) => losses.length)).toEqual([1, 1]);
});

it('goes on where a browser has only ended the connection', async () => {
  const { losses } = await aPage();
  endConnections();
  await aWhile();
  expect(losses).toEqual([]);
});

it('waits for a browser that is still deleting', async () => {
  const { losses } = await aPage();
  const busy = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('The connection was closed.', 'AbortError');
  });
  endConnections();
  await eventually(() => expect(busy.mock.calls.length).toBeGreaterThan(1));
  expect(losses).toEqual([]);
});

it('tells when nothing can be written any more', async () => {
  const { losses } = await aPage();
  for (const db of opened)
    vi.spyOn(db, 'transaction').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  await eventually(() => expect(losses).toEqual(['full true']));
});

it('tells nothing of databases that are let go of as the page is left: a page that comes back is loaded anew', async () => {
  const stop = freeDatabasesWhenFrozen(window);
  const { losses } = await aPage();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
  // Longer than all the tries of a look.
  for (let look = 0; look < 5; look += 1) {
    endConnections();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  vi.useRealTimers();
  stop();
  expect(losses).toEqual([]);
});

it('tells at once when it cannot even be opened', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  expect(await aPage()).toEqual({ wasCleared: false, losses: ['full false'] });
});
