// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { STORAGE_ORIGIN } from '@thriftline/domain/base/fields/picture-address';
import { LOCAL_BUCKET } from '@thriftline/domain/base/ports';
import type { HomeContent } from '@thriftline/domain/pages/home-content';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { aPictureAddress } from '@thriftline/domain/testing/builders';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { renderHome } from './entry-server-home.tsx';
import { servedContent } from './lib/calls/served-content.ts';
import { takeServedSettings } from './lib/calls/shop-settings.ts';

const NASTY = `</script><img src=x onerror="alert('1')">`;
const PICTURES = { origin: STORAGE_ORIGIN, bucket: LOCAL_BUCKET };

const card = (index: number) => ({
  _id: `item-${index}`,
  productname: `Thing ${index}`,
  resaleprice: 12.5 + index,
  originalprice: 90,
  condition: 'Good' as const,
  location: 'Leeds',
  img: aPictureAddress(`item-${index}`),
  thumb: aPictureAddress(`item-${index}-small`),
});

const content: HomeContent = {
  at: Date.now(),
  settings: { ...DEFAULT_OPEN_SETTINGS, version: 3, name: 'Ada’s “Attic”', description: NASTY },
  advertisements: [
    { ...card(0), productname: NASTY },
    ...Array.from({ length: 7 }, (_, index) => card(index + 1)),
  ],
  categories: [
    { _id: 'c1', categoryname: 'Lamps & <lights>', img: aPictureAddress('lamps') },
    { _id: 'c2', categoryname: 'Bikes', img: 'https://elsewhere.example/bike.png' },
  ],
};

const fetched = vi.fn(async (_path: string, _init?: RequestInit) => Response.json(DEFAULT_OPEN_SETTINGS));

beforeEach(() => {
  localStorage.clear();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('draws what is advertised, the categories and the settings', async () => {
  const { head, root } = await renderHome(content, PICTURES, 'en');
  expect(head).toContain('<title>Second-hand things worth having - Ada’s “Attic”</title>');
  expect(root.match(/href="\/ads\/item-\d"/g)).toHaveLength(8);
  expect(root).toContain('$12.50');
  expect(root).toContain('Lamps &amp; &lt;lights&gt;');
  expect(root).not.toContain('elsewhere.example');
  const none = await renderHome(
    { ...content, settings: { ...content.settings, subscribeBox: false } },
    PICTURES,
    'en',
  );
  expect(root).toContain('Subscribe');
  expect(none.root).not.toContain('Subscribe');
});

it('has a place for what a member sees, which nothing moves for then', async () => {
  const { root } = await renderHome(content, PICTURES, 'en');
  const place = root.search(
    /<div class="[^"]*place[^"]*" aria-hidden="true"><\/div><section aria-labelledby="categories"/,
  );
  expect(place).toBeGreaterThan(root.indexOf('/ads/item-7'));
});

it('lets no text out of its place', async () => {
  const { head, root } = await renderHome(
    { ...content, settings: { ...content.settings, name: NASTY } },
    PICTURES,
    'en',
  );
  expect(head + root).not.toMatch(/<script|<img src=x|onerror="/);
  expect(root).toContain('&lt;/script&gt;&lt;img src=x onerror=&quot;');
});

it('fetches the pictures of the first row ahead, the variants that their cards show', async () => {
  const { head, root } = await renderHome(content, PICTURES, 'en');
  const ahead = [
    ...head.matchAll(/<link rel="preload" as="image" imageSrcSet="([^"]+)" imageSizes="([^"]+)"/g),
  ];
  const shown = [...root.matchAll(/<img sizes="([^"]+)" srcSet="([^"]+)"[^>]+loading="eager"/g)];
  expect(ahead.map(([, srcSet, sizes]) => [srcSet, sizes])).toEqual(
    shown.map(([, sizes, srcSet]) => [srcSet, sizes]),
  );
  expect(ahead).toHaveLength(4);
  expect(head.match(/fetchPriority="high"/g)).toHaveLength(4);
});

it('is taken over by the app as it is, without asking for its lists again', async () => {
  const faults: unknown[] = [];
  const told = vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words));
  const { root } = await renderHome(content, PICTURES, 'en');
  const element = document.createElement('div');
  element.innerHTML = root;
  document.body.append(element);
  const cards = [...element.querySelectorAll('h3')];
  const email = element.querySelector<HTMLInputElement>('input[type=email]');
  if (email) email.value = 'typed@before.example';
  // Sent before the scripts came, too: public/first-paint.js names the form.
  document.documentElement.setAttribute('data-submitted', email?.form?.id ?? '');
  const served = servedContent(content);
  takeServedSettings(served.settings);
  const router = createMemoryRouter(routes);
  const taken = await act(async () =>
    hydrateRoot(element, <App router={router} content={served} />, {
      onRecoverableError: (error) => faults.push(error),
    }),
  );
  expect(faults).toEqual([]);
  expect(told).not.toHaveBeenCalled();
  expect([...element.querySelectorAll('h3')]).toEqual(cards);
  expect(cards.every((one) => one.isConnected)).toBe(true);
  // What was typed before the scripts came is what is sent, and nothing is asked for again.
  expect(fetched.mock.calls.map(([path]) => path).filter((path) => path !== '/api/settings')).toEqual([
    '/api/subscriptions',
  ]);
  const sent = fetched.mock.calls.find(([path]) => path === '/api/subscriptions')?.[1];
  expect(sent?.body).toContain('typed@before.example');
  await act(async () => taken.unmount());
});
