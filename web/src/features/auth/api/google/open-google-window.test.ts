// @vitest-environment happy-dom
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, initializeAuth, inMemoryPersistence } from 'firebase/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Node.js would get a build without windows.
vi.mock('firebase/auth', () => {
  const { resolve } = createRequire(import.meta.url);
  return import(join(dirname(resolve('@firebase/auth/package.json')), 'dist/esm/index.js'));
});

interface Frame {
  restyle: () => void;
  register: () => void;
  send: () => void;
  ping: (onAnswer: () => void) => Promise<void>;
}

/** Google's frame, which answers when `answers` is called. */
let answers: (() => void) | undefined;
let app: FirebaseApp;
let auth: Auth;

beforeEach(() => {
  answers = undefined;
  vi.resetModules();
  const frame: Frame = {
    restyle: () => undefined,
    register: () => undefined,
    send: () => undefined,
    ping: (onAnswer) =>
      new Promise((resolve) => {
        answers = () => {
          onAnswer();
          resolve();
        };
      }),
  };
  const context = { open: (_: object, opened: (frame: Frame) => unknown) => opened(frame) };
  vi.stubGlobal('gapi', { iframes: { Iframe: class {}, getContext: () => context } });
  vi.spyOn(window, 'open').mockImplementation(() => window);
  // The frame looks up which sites may use the project; here it is never told.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  app = initializeApp({ apiKey: 'key', authDomain: 'shop.example', projectId: 'shop' }, 'google-window');
  auth = initializeAuth(app, { persistence: inMemoryPersistence });
});

afterEach(async () => {
  await deleteApp(app);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function answerOfFrame(): Promise<void> {
  await vi.waitFor(() => expect(answers).toBeDefined());
  answers?.();
}

/** Everything that happens in this task, and nothing after it. */
async function restOfTask(): Promise<void> {
  for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
}

it("opens Google's window in the task of the press once it is prepared", async () => {
  const { pickAccount, prepareWindows } = await import('./open-google-window.ts');
  const prepared = prepareWindows(auth);
  await auth.authStateReady();
  await answerOfFrame();
  await prepared;
  pickAccount(auth).catch(() => undefined);
  await restOfTask();
  expect(window.open).toHaveBeenCalledOnce();
});

it('opens it late where it has to load first', async () => {
  const { pickAccount } = await import('./open-google-window.ts');
  await auth.authStateReady();
  pickAccount(auth).catch(() => undefined);
  await restOfTask();
  expect(window.open).not.toHaveBeenCalled();
  await answerOfFrame();
  await vi.waitFor(() => expect(window.open).toHaveBeenCalledOnce());
});
