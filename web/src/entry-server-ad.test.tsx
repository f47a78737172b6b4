// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { STORAGE_ORIGIN } from '@thriftline/domain/base/fields/picture-address';
import { LOCAL_BUCKET } from '@thriftline/domain/base/ports';
import type { AdContent } from '@thriftline/domain/pages/ad-content';
import { DEFAULT_OPEN_SETTINGS } from '@thriftline/domain/settings/open-settings';
import { aProduct, SOME_UTC_DATE, somePictures } from '@thriftline/domain/testing/builders';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { renderAd } from './entry-server-ad.tsx';
import { whenInitialized } from './lib/account/when-initialized.ts';
import { servedContent } from './lib/calls/served-content.ts';

const NASTY = `</script><img src=x onerror="alert('1')">`;
const PICTURES = { origin: STORAGE_ORIGIN, bucket: LOCAL_BUCKET };

const contentOf = (overrides: object = {}): AdContent => ({
  at: Date.now(),
  settings: DEFAULT_OPEN_SETTINGS,
  advertisement: {
    ...aProduct({ images: somePictures(3), ...overrides }),
    condition: 'Good',
    sellerStatus: 'Verified',
    _id: 'p1',
    categoryId: 'c1',
    createdAt: SOME_UTC_DATE,
    sellerSince: SOME_UTC_DATE,
  },
});

const fetched = vi.fn(async (_path: string) => Response.json(DEFAULT_OPEN_SETTINGS));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('draws the whole item, whatever people wrote in it', async () => {
  const { head, root } = await renderAd(
    contentOf({ productname: NASTY, description: NASTY.repeat(4), utcDate: '2019-05-06T12:00:00.000Z' }),
    PICTURES,
    'en',
  );
  expect(root).toContain('&lt;/script&gt;&lt;img src=x onerror=&quot;');
  expect(head + root).not.toMatch(/<script|<img src=x|onerror="/);
  expect(root).toMatch(/\$45\.50.*Good.*On Thriftline since January 2026.*Description/s);
  expect(root).toContain('Jan 31, 2026');
  expect(root).not.toContain('May 6, 2019');
  expect(root).toContain('href="/products/p1"');
  expect(head.match(/<link rel="preload" as="image"[^>]+fetchPriority="high"/g)).toHaveLength(1);
});

it.each([
  ['unsold', {}],
  ['sold', { availability: true, paid: true }],
])('is taken over by the app as it is, %s, without asking for the item again', async (_state, overrides) => {
  vi.stubGlobal('fetch', fetched);
  const faults: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void faults.push(words));
  const content = contentOf(overrides);
  const { root } = await renderAd(content, PICTURES, 'en');
  const element = document.createElement('div');
  element.innerHTML = root;
  // As Emotion does with the styles among the markup once it is loaded.
  document.head.append(...element.querySelectorAll('style[data-emotion]'));
  document.body.append(element);
  const heading = element.querySelector('h1');
  const router = createMemoryRouter(routes, { initialEntries: ['/ads/p1'] });
  await new Promise<void>((resolve) => whenInitialized(router, resolve));
  const taken = await act(async () =>
    hydrateRoot(element, <App router={router} content={servedContent(content)} />, {
      onRecoverableError: (error) => faults.push(error),
    }),
  );
  expect(faults).toEqual([]);
  expect(element.querySelector('h1')).toBe(heading);
  expect(fetched.mock.calls.map(([path]) => path).filter((path) => path !== '/api/settings')).toEqual([]);
  await act(async () => taken.unmount());
});
