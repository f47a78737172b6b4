import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const SOURCE = await readFile(new URL('../public/push-worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://shop.example';

/** A page of the shop, as the worker sees it. */
interface Page {
  url: string;
  focused: boolean;
  answers: boolean;
}

const went: string[] = [];
let pages: Page[] = [];
let listeners: Map<string, (event: object) => void>;
const showNotification = vi.fn(async (_title: string, _options: object) => undefined);
const subscribe = vi.fn(async (_options: object) => undefined);
const badge = { setAppBadge: vi.fn(async () => undefined), clearAppBadge: vi.fn(async () => undefined) };

const client = (page: Page) => ({
  focused: page.focused,
  focus: async () => {
    went.push(`focus ${page.url}`);
    return client(page);
  },
  postMessage: ({ path }: { path: string }, [port]: MessagePort[]) => {
    if (!page.answers) return;
    went.push(`${page.url} goes to ${path}`);
    port?.postMessage('going');
  },
  navigate: async (path: string) => void went.push(`${page.url} is sent to ${path}`),
});

beforeEach(() => {
  went.length = 0;
  pages = [];
  listeners = new Map();
  vi.clearAllMocks();
  const self = {
    location: { origin: ORIGIN },
    navigator: badge,
    registration: { showNotification, pushManager: { subscribe } },
    clients: {
      matchAll: async () => pages.map(client),
      openWindow: async (path: string) => void went.push(`new tab ${path}`),
    },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const quiet = { ...console, warn: () => undefined };
  // Called by their names, so that a test may put others in their place.
  const timers = {
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    clearTimeout: (timer: NodeJS.Timeout) => clearTimeout(timer),
  };
  runInContext(SOURCE, createContext({ self, URL, MessageChannel, ...timers, console: quiet }));
});

async function happen(type: string, event: object): Promise<void> {
  let work: Promise<unknown> | undefined;
  const waitUntil = (promise: Promise<unknown>) => {
    work = promise;
  };
  listeners.get(type)?.({ ...event, waitUntil });
  await work;
}

const push = (text: string) => happen('push', { data: { json: () => JSON.parse(text) } });
const click = (path: unknown) =>
  happen('notificationclick', { notification: { close: () => went.push('closed'), data: { path } } });

describe('a push message', () => {
  const sold = {
    title: 'Oak chair is sold',
    body: 'The buyer has paid $45.50.',
    path: '/dashboard/myproducts',
  };

  it('is shown under its tag, and counted at the icon', async () => {
    await push(JSON.stringify({ ...sold, tag: 'item_chair', count: 3 }));
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      sold.title,
      expect.objectContaining({ body: sold.body, tag: 'item_chair', data: { path: sold.path } }),
    );
    expect(badge.setAppBadge).toHaveBeenCalledWith(3);
  });

  it('of nothing new takes the count away', async () => {
    await push(JSON.stringify({ ...sold, tag: 'item_chair', count: 0 }));
    expect(badge.clearAppBadge).toHaveBeenCalledOnce();
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"title":7,"path":{}}'])(
    'that is nonsense (%s) shows that there is something, and where to look',
    async (text) => {
      await push(text);
      expect(showNotification).toHaveBeenCalledExactlyOnceWith(
        'There is something new',
        expect.objectContaining({ data: { path: '/dashboard/notifications' } }),
      );
      expect(badge.setAppBadge).not.toHaveBeenCalled();
    },
  );

  it('without any text is shown, too', async () => {
    await happen('push', { data: null });
    expect(showNotification).toHaveBeenCalledOnce();
  });

  it.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'leads nowhere else: %s',
    async (path) => {
      await push(JSON.stringify({ ...sold, path, tag: 'x', count: 1 }));
      const [, options] = showNotification.mock.calls[0] ?? [];
      expect(options).toMatchObject({ data: { path: '/dashboard/notifications' } });
    },
  );
});

describe('a click on it', () => {
  const one = { url: 'one', focused: false, answers: true };
  const two = { url: 'two', focused: true, answers: true };

  it('opens the page in a new tab where none is open', async () => {
    await click('/dashboard/myorders');
    expect(went).toEqual(['closed', 'new tab /dashboard/myorders']);
  });

  it('goes there in the tab that is looked at, without loading it anew', async () => {
    pages = [one, two];
    await click('/dashboard/messages/chair_bea');
    expect(went).toEqual(['closed', 'focus two', 'two goes to /dashboard/messages/chair_bea']);
  });

  it('loads it in a tab whose page does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    pages = [{ ...one, answers: false }];
    const clicked = click('/dashboard/myorders');
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    await clicked;
    expect(went.at(-1)).toBe('one is sent to /dashboard/myorders');
  });

  it('leads nowhere else, whatever the notification carries', async () => {
    await click('https://evil.example/');
    expect(went.at(-1)).toBe('new tab /dashboard/notifications');
  });
});

describe('another address of the browser', () => {
  it('is asked for with the same key', async () => {
    const applicationServerKey = new ArrayBuffer(65);
    await happen('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey } } });
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey });
  });
});
