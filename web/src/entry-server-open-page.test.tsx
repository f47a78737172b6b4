// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { STORAGE_ORIGIN } from '@thriftline/domain/base/fields/picture-address';
import { LOCAL_BUCKET } from '@thriftline/domain/base/ports';
import { OPEN_PAGES, type OpenPage } from '@thriftline/domain/pages/open-page';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { renderOpenPage } from './entry-server-open-page.tsx';
import { whenInitialized } from './lib/account/when-initialized.ts';
import { servedContent } from './lib/calls/served-content.ts';
import { takeServedSettings } from './lib/calls/shop-settings.ts';

const NASTY = `</script><img src=x onerror="alert('1')">`;
const PICTURES = { origin: STORAGE_ORIGIN, bucket: LOCAL_BUCKET };

const signIn = vi.hoisted(() => vi.fn(async (_login: object) => undefined));
vi.mock('@/features/auth/api/sign-in.ts', () => ({ signIn }));
vi.mock('@/lib/firebase/auth.ts', () => ({ auth: {} }));
vi.mock('@/features/auth/session/start-session.ts', () => ({ startSession: () => undefined }));

const content = {
  at: Date.now(),
  settings: { ...DEFAULT_OPEN_SETTINGS, version: 3, name: 'Ada’s “Attic”', description: NASTY },
};

const draw = (page: OpenPage) => renderOpenPage({ ...content, page }, PICTURES, 'en');

/** The markup in a page, as a browser has it before any script has come. */
async function drawn(page: OpenPage): Promise<HTMLElement> {
  const element = document.createElement('div');
  element.innerHTML = (await draw(page)).root;
  document.body.append(element);
  return element;
}

/** Lets the app take the page over. Gives what was wrong with that, and how to end it. */
async function takeOver(element: HTMLElement, page: OpenPage) {
  const faults: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words));
  const served = servedContent(content);
  takeServedSettings(served.settings);
  const router = createMemoryRouter(routes, { initialEntries: [`/${page}`] });
  await new Promise<void>((resolve) => whenInitialized(router, resolve));
  const taken = await act(async () =>
    hydrateRoot(element, <App router={router} content={served} />, {
      onRecoverableError: (error) => faults.push(error),
    }),
  );
  return { faults, end: () => act(async () => taken.unmount()) };
}

function typeInto(element: HTMLElement, name: string, text: string): void {
  const field = element.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (field === null) throw new Error(`There is no field ${name}`);
  field.value = text;
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(DEFAULT_OPEN_SETTINGS)),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  signIn.mockClear();
  document.documentElement.removeAttribute('data-submitted');
  document.body.replaceChildren();
});

it.each(OPEN_PAGES)('draws /%s with the shop’s name, whatever the operator wrote', async (page) => {
  const { head, root } = await draw(page);
  expect(head).toMatch(/<title>[^<]+ - Ada’s “Attic”<\/title>/);
  expect(root).toContain('&lt;/script&gt;&lt;img src=x onerror=&quot;');
  expect(head + root).not.toMatch(/<script|<img src=x|onerror="|<style/);
  // A password must not get into an address, whatever becomes of the scripts.
  for (const [form] of root.matchAll(/<form(?![^>]*action="\/search")[^>]*>/g)) {
    expect(form).toContain('method="post"');
    expect(form).not.toContain('action');
  }
});

it.each(OPEN_PAGES)('/%s is taken over by the app as it is', async (page) => {
  const element = await drawn(page);
  const heading = element.querySelector('h1');
  const { faults, end } = await takeOver(element, page);
  expect(faults).toEqual([]);
  expect(element.querySelector('h1')).toBe(heading);
  expect(heading?.isConnected).toBe(true);
  await end();
});

it('sends what was typed and sent before the script came, once it has come', async () => {
  const element = await drawn('login');
  typeInto(element, 'email', 'bea@buyer.example');
  typeInto(element, 'password', 'thriftline');
  // As public/first-paint.js does.
  document.documentElement.setAttribute('data-submitted', 'login');
  const { faults, end } = await takeOver(element, 'login');
  await eventually(() =>
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: 'bea@buyer.example', password: 'thriftline' }),
  );
  expect(document.documentElement.hasAttribute('data-submitted')).toBe(false);
  expect(faults).toEqual([]);
  await end();
});

it('keeps what was typed before the script came, and says what is missing when it is sent', async () => {
  const element = await drawn('login');
  typeInto(element, 'email', 'bea@buyer.example');
  const { end } = await takeOver(element, 'login');
  expect(signIn).not.toHaveBeenCalled();
  const [password] = element.querySelectorAll<HTMLInputElement>('input[name=password]');
  await act(async () => password?.form?.requestSubmit());
  await eventually(() => expect(password?.getAttribute('aria-invalid')).toBe('true'));
  const note = document.getElementById(password?.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).not.toBe('');
  expect(document.activeElement).toBe(password);
  expect(element.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe('bea@buyer.example');
  expect(signIn).not.toHaveBeenCalled();
  await end();
});
