// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { FoundPage } from '@thriftline/domain/search/search-engine';
import { useEffect } from 'react';
import { createMemoryRouter, Link, type LoaderFunctionArgs, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { categoryLinkState } from '@/lib/calls/category-link-state.ts';
import type { BegunCategory } from './category/begun-category.ts';

interface PageProps {
  id: string;
  onName: (name: string | null) => void;
}

/** The rest of the page, as it comes: a promise of its module. */
const rest = vi.hoisted(() => ({ load: (): Promise<object> => Promise.resolve({}) }));
vi.mock('./category/category-page.tsx', () => ({
  // A page that stands for the real one, which needs Firestore.
  CategoryPage: ({ id, onName }: PageProps) => {
    useEffect(() => onName(id === 'gone' ? null : 'Chairs of now'), [id, onName]);
    return <p>All of {id}</p>;
  },
}));
vi.mock('@/lib/connection/server-answers.ts', () => ({
  awaitFile: async (file: Promise<unknown>) => {
    const module = await file;
    await rest.load();
    return module;
  },
}));

const listing = {
  productname: 'Oak chair',
  resaleprice: 45.5,
  originalprice: 90,
  location: 'Leeds',
  img: '',
  alt: '',
};
// What a card does not show is left out.
const found = { rows: [{ id: 'chair', listing }] } as unknown as FoundPage;

async function signIn() {
  const { setCurrentUser, SIGNED_OUT } = await import('@/lib/account/current-user.ts');
  act(() => setCurrentUser({ ...SIGNED_OUT, status: 'signedIn', uid: 'u1', emailVerified: true }));
}

const NotLoaded = () => <p>Not loaded</p>;

async function open(page: Promise<FoundPage | undefined>, id = 'chairs') {
  await signIn();
  return openUnknown(page, id);
}

/** As above, before it's known who is signed in. */
async function openUnknown(page: Promise<FoundPage | undefined>, id = 'chairs') {
  const { CategoryRoute } = await import('./category.tsx');
  const loader = ({ params }: LoaderFunctionArgs): BegunCategory => ({ id: params.id ?? '', page });
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <Link to={`/categories/${id}`} state={categoryLinkState('Chairs')}>
            Chairs
          </Link>
        ),
      },
      { path: '/categories/:id', loader, Component: CategoryRoute, ErrorBoundary: NotLoaded },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  act(() => screen.getByRole('link', { name: 'Chairs' }).click());
  return router;
}

let come: () => void;
let fail: (error: Error) => void;
let isAsked: boolean;
beforeEach(() => {
  vi.resetModules();
  isAsked = false;
  rest.load = () =>
    new Promise((resolve, reject) => {
      isAsked = true;
      come = () => resolve({});
      fail = reject;
    });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('shows the first cards before the rest of the page, which takes over under the same heading', async () => {
  await open(Promise.resolve(found));
  const card = await screen.findByRole('article', { name: 'Oak chair' });
  expect(card.textContent).toContain('$45.50');
  expect(card.querySelector('a')?.getAttribute('href')).toBe('/products/chair');
  const heading = screen.getByRole('heading', { level: 1, name: 'Chairs' });
  expect(document.title).toContain('Chairs');
  heading.tabIndex = -1;
  heading.focus();
  act(() => come());
  expect(await screen.findByText('All of chairs')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  // As it is called now; and who was there with a keyboard still is.
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Chairs of now'));
});

it('keeps places free where nothing was asked for or it failed, and says nothing of its own', async () => {
  const lost = Promise.reject(new Error('No network'));
  // As the loader does.
  lost.catch(() => undefined);
  await open(lost);
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leaves the heading to a page that says there is no such category', async () => {
  await open(Promise.resolve(undefined), 'gone');
  await screen.findByRole('heading', { level: 1 });
  act(() => come());
  expect(await screen.findByText('All of gone')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});

it('asks for the rest again when it is opened after that did not come', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = await open(Promise.resolve(found));
  await screen.findByRole('article', { name: 'Oak chair' });
  act(() => fail(new TypeError('Failed to fetch dynamically imported module: x.js')));
  expect(await screen.findByText('Not loaded')).toBeTruthy();
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/categories/chairs'));
  act(() => come());
  expect(await screen.findByText('All of chairs')).toBeTruthy();
  silence.mockRestore();
});

it('shows what an earlier visit had found before it is known who is signed in', async () => {
  const kept = { rows: [{ id: 'chair', listing: { ...listing, categoryName: 'Chairs before' } }] };
  const { accountStore } = await import('@/lib/device/store.ts');
  accountStore('u1').keep('found:category=chairs', { query: {}, page: kept, at: 1 });
  await openUnknown(new Promise(() => undefined));
  expect(await screen.findByRole('article', { name: 'Oak chair' })).toBeTruthy();
  await signIn();
  expect(screen.getByRole('article', { name: 'Oak chair' })).toBeTruthy();
  // The rest is asked for once it is known who looks at it, by a part that is loaded first.
  await vi.waitFor(() => expect(isAsked).toBe(true));
  act(() => come());
  expect(await screen.findByText('All of chairs')).toBeTruthy();
});

it('waits without a word for who is signed in where nothing is kept', async () => {
  await openUnknown(Promise.resolve(found));
  expect(screen.queryByRole('article')).toBeNull();
  await signIn();
  expect(await screen.findByRole('article', { name: 'Oak chair' })).toBeTruthy();
});
