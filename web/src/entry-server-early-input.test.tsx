// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { STORAGE_ORIGIN } from '@thriftline/domain/base/fields/picture-address';
import { speak } from '@thriftline/domain/base/locale/speak';
import { LOCAL_BUCKET } from '@thriftline/domain/base/ports';
import { OPEN_PAGES } from '@thriftline/domain/pages/open-page';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { aProduct, SOME_UTC_DATE, somePictures } from '@thriftline/domain/testing/builders';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { renderAd } from './entry-server-ad.tsx';
import { renderHome } from './entry-server-home.tsx';
import { renderOpenPage } from './entry-server-open-page.tsx';
import { LOADING, SIGNED_OUT, setCurrentUser } from './lib/account/current-user.ts';
import { whenInitialized } from './lib/account/when-initialized.ts';
import { tellEarlyInput } from './lib/browser/early-input.ts';
import { type DrawnContent, servedContent } from './lib/calls/served-content.ts';
import { takeServedSettings, takeShopSettings } from './lib/calls/shop-settings.ts';
import { showDrawn, showLanguage } from './lib/language/language.ts';
import { hasTypedHere, startAnewOnMissingChunk } from './lib/reload/missing-chunk.ts';
import { readForm } from './lib/saved/form-autosave/form-autosave.ts';

const PICTURES = { origin: STORAGE_ORIGIN, bucket: LOCAL_BUCKET };
const common = { at: Date.now(), settings: { ...DEFAULT_OPEN_SETTINGS, version: 3 } };
const home = { ...common, advertisements: [], categories: [] };
const ad = {
  ...common,
  advertisement: {
    ...aProduct({ images: somePictures(2) }),
    condition: 'Good' as const,
    sellerStatus: 'Verified' as const,
    _id: 'p1',
    categoryId: 'c1',
    createdAt: SOME_UTC_DATE,
    sellerSince: SOME_UTC_DATE,
  },
};

vi.mock('@/lib/firebase/auth.ts', () => ({ auth: {} }));
vi.mock('@/features/auth/session/start-session.ts', () => ({ startSession: () => undefined }));

interface Drawing {
  path: string;
  content: DrawnContent;
  draw: () => Promise<{ root: string }>;
}

const DRAWINGS: readonly Drawing[] = [
  { path: '/', content: home, draw: () => renderHome(home, PICTURES, 'en') },
  { path: '/ads/p1', content: ad, draw: () => renderAd(ad, PICTURES, 'en') },
  ...OPEN_PAGES.map((page) => ({
    path: `/${page}`,
    content: common,
    draw: () => renderOpenPage({ ...common, page }, PICTURES, 'en'),
  })),
];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a reader can type in, choose from or tick. */
const fieldsOf = (page: Element) => [...page.querySelectorAll<Field>('input, select, textarea')];
const stateOf = (field: Field) =>
  field instanceof HTMLInputElement && /checkbox|radio/.test(field.type) ? field.checked : field.value;

/** Changes a field as a person does: browsers fire `input` and then `change` right away. Gives the field's new state. */
function change(field: Field): string | boolean {
  if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
  else if (field instanceof HTMLInputElement && typeof stateOf(field) === 'boolean')
    field.checked = !field.checked;
  else field.value = 'bea@buyer.example';
  const changed = stateOf(field);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return changed;
}

/** The markup of a page, as a browser has it before any script has come. */
async function drawn({ draw }: Drawing): Promise<HTMLElement> {
  const element = document.createElement('div');
  element.innerHTML = (await draw()).root;
  for (const option of element.querySelectorAll<HTMLOptionElement>('option[selected]'))
    option.selected = true;
  document.head.append(...element.querySelectorAll('style[data-emotion]'));
  document.body.append(element);
  return element;
}

/** Has the app begin to take a page over, in small steps, as main.tsx does. Gives when that is done, and how to end it. */
async function beginTakingOver(element: HTMLElement, { path, content }: Drawing, faults: unknown[]) {
  const served = servedContent(content);
  takeServedSettings(served.settings);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await new Promise<void>((resolve) => whenInitialized(router, resolve));
  let settle = () => {};
  const taken = new Promise<void>((resolve) => {
    settle = resolve;
  });
  await showDrawn('en', taken);
  const told = tellEarlyInput(element, taken);
  const started: Root[] = [];
  startTransition(() => {
    started.push(
      hydrateRoot(element, <App router={router} content={served} onTakenOver={settle} />, {
        onRecoverableError: (error) => faults.push(error),
      }),
    );
  });
  return { taken: told, end: () => act(async () => started[0]?.unmount()) };
}

const MOMENTS = ['before the script has come', 'while the app takes the page over'] as const;
const CASES = DRAWINGS.flatMap((drawing) => MOMENTS.map((moment) => ({ ...drawing, moment })));

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(DEFAULT_OPEN_SETTINGS)),
  );
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-theme');
  setCurrentUser(LOADING);
  await showLanguage('en');
  speak();
  localStorage.clear();
});

it.each(CASES)('on $path what is typed or chosen $moment is kept', async (drawing) => {
  const faults: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words));
  const count = fieldsOf(await drawn(drawing)).length;
  expect(count).toBeGreaterThan(1);
  for (let index = 0; index < count; index += 1) {
    document.body.replaceChildren();
    const element = await drawn(drawing);
    const field = fieldsOf(element)[index];
    if (field === undefined) throw new Error('The page is drawn otherwise');
    const isEarly = drawing.moment === MOMENTS[0];
    const before = isEarly ? change(field) : undefined;
    const { taken, end } = await beginTakingOver(element, drawing, faults);
    const changed = before ?? change(field);
    await taken;
    // What is drawn again once more is known takes nothing back.
    await act(async () => {
      setCurrentUser(SIGNED_OUT);
      takeShopSettings({ ...common.settings, version: 4 + index });
    });
    const what = field.outerHTML;
    expect({ what, isThere: field.isConnected, says: stateOf(field) }).toEqual({
      what,
      isThere: true,
      says: changed,
    });
    if (field.closest('footer')) await eventually(() => expect(document.documentElement.lang).toBe(changed));
    await end();
    await showLanguage('en');
  }
  expect(faults).toEqual([]);
});

it.each(DRAWINGS)('on $path early input is restored when the page is rendered again', async (drawing) => {
  const count = fieldsOf(await drawn(drawing)).length;
  for (let index = 0; index < count; index += 1) {
    document.body.replaceChildren();
    const element = await drawn(drawing);
    // As translators do.
    for (const words of element.querySelectorAll('main, h1, label'))
      words.prepend(document.createElement('font'));
    const [field] = fieldsOf(element).slice(index);
    const changed = field && change(field);
    const faults: unknown[] = [];
    const { taken, end } = await beginTakingOver(element, drawing, faults);
    await taken;
    await act(async () => takeShopSettings({ ...common.settings, version: 104 + index }));
    const now = fieldsOf(element)[index];
    expect([faults.length > 0, now === field, now && stateOf(now)]).toEqual([true, false, changed]);
    if (now?.closest('footer')) await eventually(() => expect(document.documentElement.lang).toBe(changed));
    await end();
    await showLanguage('en');
  }
});

it('what is typed before the script has come is kept as what is typed later', async () => {
  const [signup] = DRAWINGS.filter(({ path }) => path === '/signup');
  if (signup === undefined) throw new Error('There is no such page');
  startAnewOnMissingChunk(window, () => null);
  window.history.replaceState(null, '', '/signup');
  const element = await drawn(signup);
  for (const name of ['name', 'password', 'role']) {
    const [field] = element.querySelectorAll<Field>(`[name=${name}]`);
    if (field) change(field);
  }
  const { taken, end } = await beginTakingOver(element, signup, []);
  await taken;
  await eventually(async () =>
    expect(await readForm({ uid: null, form: 'signup' })).toEqual({
      name: 'bea@buyer.example',
      role: 'Seller',
    }),
  );
  expect(hasTypedHere()).toBe(true);
  await end();
});

it.each(DRAWINGS)(
  'on $path the colors are switched by the page, then by the app that took it over',
  async (drawing) => {
    const element = await drawn(drawing);
    const [button] = element.querySelectorAll<HTMLElement>('[data-switch=theme]');
    // As public/first-paint.js does.
    document.documentElement.setAttribute('data-theme', 'dark');
    localStorage.setItem('thriftline-theme', 'dark');
    const { taken, end } = await beginTakingOver(element, drawing, []);
    await taken;
    await act(async () => {});
    expect([button?.isConnected, button?.getAttribute('aria-label')]).toEqual([
      true,
      'Switch to light colors',
    ]);
    // Else both would answer.
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => button?.dispatchEvent(click));
    expect([document.documentElement.getAttribute('data-theme'), click.defaultPrevented]).toEqual([
      'light',
      true,
    ]);
    await end();
  },
);
