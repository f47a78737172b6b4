// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { speak } from '@thriftline/domain/base/locale/speak';
import {
  createBrowserRouter,
  type DataRouter,
  Link,
  Outlet,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '@/testing/eventually.ts';
import { deviceStore } from '../device/store.ts';
import {
  beginVisit,
  chooseLanguage,
  followAccount,
  languageOfDevice,
  readAs,
  showLanguage,
} from './language.ts';
import { useLingui } from './lingui.tsx';
import { keepAddressLocalized, windowWithoutLanguages, withLocalizedLinks } from './localized-router.ts';

let router: DataRouter | undefined;

function Frame() {
  useLingui();
  const { pathname } = useLocation();
  return (
    <>
      <p>{`at ${pathname}`}</p>
      <input aria-label="typed" />
      <Link to="/ads/p1?from=home#photos">An item</Link>
      <Link to="/dashboard">The dashboard</Link>
      <Outlet />
    </>
  );
}

const here = () => window.location.pathname + window.location.search + window.location.hash;

/** The app at an address, as main.tsx starts it. */
async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  const language = beginVisit(window.location.pathname);
  const routes = [{ Component: Frame, children: [{ path: '*', element: null }] }];
  const made = withLocalizedLinks(createBrowserRouter(routes, { window: windowWithoutLanguages(window) }));
  router = made;
  await showLanguage(language);
  keepAddressLocalized(made);
  render(<RouterProvider router={made} />);
}

const press = (name: string) => act(async () => screen.getByRole('link', { name }).click());

beforeEach(() => localStorage.clear());
afterEach(async () => {
  cleanup();
  router?.dispose();
  await showLanguage('en');
  speak();
});

it('an address in a language is read in it, and its links lead to addresses in it', async () => {
  await open('/de/ads/p1?q=1#x');
  expect(document.documentElement.lang).toBe('de');
  expect(screen.getByText('at /ads/p1')).toBeTruthy();
  expect(here()).toBe('/de/ads/p1?q=1#x');
  expect(screen.getByRole('link', { name: 'An item' }).getAttribute('href')).toBe(
    '/de/ads/p1?from=home#photos',
  );
  expect(screen.getByRole('link', { name: 'The dashboard' }).getAttribute('href')).toBe('/dashboard');
  await press('An item');
  expect(here()).toBe('/de/ads/p1?from=home#photos');
  await press('The dashboard');
  expect([here(), document.documentElement.lang]).toEqual(['/dashboard', 'de']);
});

it('another language is another address of the page, which stays with what is typed on it', async () => {
  await open('/ads/p1?q=1');
  const input = screen.getByLabelText<HTMLInputElement>('typed');
  input.value = 'half a sentence';
  const { length } = window.history;
  await act(() => chooseLanguage('ar'));
  expect([here(), document.documentElement.dir]).toEqual(['/ar/ads/p1?q=1', 'rtl']);
  expect(screen.getByRole('link', { name: 'An item' }).getAttribute('href')).toMatch(/^\/ar\//);
  await act(() => chooseLanguage('en'));
  expect(here()).toBe('/ads/p1?q=1');
  expect(screen.getByLabelText('typed')).toBe(input);
  expect(input.value).toBe('half a sentence');
  expect(window.history.length).toBe(length);
});

it('where no language is named the device’s is read, at its address', async () => {
  deviceStore.keep('language', 'de');
  await open('/blog');
  expect([here(), document.documentElement.lang]).toEqual(['/de/blog', 'de']);
});

it('the address goes before the account, which goes before the device, until somebody chooses', async () => {
  await open('/de/');
  await act(() => readAs({ language: 'ar' }));
  expect([here(), document.documentElement.lang]).toEqual(['/de/', 'de']);
  // What the account reads is the device's from the next visit on.
  expect(languageOfDevice()).toBe('ar');
  await act(() => chooseLanguage('en'));
  // It came while the choice was being kept with it.
  await act(() => readAs({ language: 'ar' }));
  expect([here(), document.documentElement.lang]).toEqual(['/', 'en']);
  followAccount();
  await act(() => readAs({ language: 'ar' }));
  expect([here(), document.documentElement.lang]).toEqual(['/ar/', 'ar']);
});

it('an address in the device’s own language is no choice: the account’s goes before it', async () => {
  deviceStore.keep('language', 'de');
  await open('/de/blog');
  await act(() => readAs({ language: 'en' }));
  expect([here(), document.documentElement.lang]).toEqual(['/blog', 'en']);
});

it('a page of the app leads to its one address', async () => {
  await open('/de/dashboard/orders/o1?tab=1');
  expect([here(), document.documentElement.lang]).toEqual(['/dashboard/orders/o1?tab=1', 'de']);
});

it('the shop’s own language may be named, and is then read at the address without', async () => {
  deviceStore.keep('language', 'de');
  await open('/en/blog');
  expect([here(), document.documentElement.lang]).toEqual(['/blog', 'en']);
});

it.each(['/de/de/', '/de/nothing', '/fr/', '/de//evil.example'])(
  '%s is no page and stays as it is',
  async (address) => {
    await open(address);
    expect([here(), document.documentElement.lang]).toEqual([address, 'en']);
    expect(screen.getByText(`at ${address}`)).toBeTruthy();
  },
);

it('a page that comes back from the history is read in the language of now', async () => {
  await open('/blog');
  await press('An item');
  await act(() => chooseLanguage('de'));
  await act(async () => window.history.back());
  await eventually(() => expect(here()).toBe('/de/blog'));
});
