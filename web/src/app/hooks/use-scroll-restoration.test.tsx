// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const page = { height: 0 };
let resized: () => void = () => undefined;

function scrollTo(top: number): void {
  vi.stubGlobal('scrollY', Math.max(0, Math.min(top, page.height - 600)));
  act(() => void window.dispatchEvent(new Event('scroll')));
}

/** The page becomes so tall, as lists do once they are read. */
function grow(height: number): void {
  page.height = height;
  act(() => resized());
}

function Pages() {
  useScrollRestoration();
  return <Outlet />;
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
      disconnect() {
        resized = () => undefined;
      }
    },
  );
  vi.stubGlobal('scrollTo', (_left: number, top: number) => scrollTo(top));
  const { documentElement } = document;
  vi.spyOn(documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
  vi.spyOn(documentElement, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Down in a long list, then at an item, then back, where the list is still to be read. */
async function leaveAndComeBack() {
  const router = createMemoryRouter([{ path: '*', Component: Pages }], {
    initialEntries: [{ pathname: '/list', key: `first-${Math.random()}` }],
  });
  render(<RouterProvider router={router} />);
  page.height = 5_000;
  scrollTo(3_000);
  await act(() => router.navigate('/item'));
  page.height = 700;
  scrollTo(0);
  await act(() => router.navigate(-1));
  return router;
}

it('comes back to where one was in a list, once that is as long again', async () => {
  await leaveAndComeBack();
  grow(900);
  expect(window.scrollY).toBe(0);
  grow(5_000);
  expect(window.scrollY).toBe(3_000);
  // What comes later moves nothing.
  scrollTo(100);
  grow(6_000);
  expect(window.scrollY).toBe(100);
});

it('still waits where the list is given its pages back in the address', async () => {
  const router = await leaveAndComeBack();
  await act(() => router.navigate('/list?pages=2', { replace: true }));
  grow(5_000);
  expect(window.scrollY).toBe(3_000);
});

it('leaves who scrolls by themselves where they are', async () => {
  await leaveAndComeBack();
  act(() => void window.dispatchEvent(new Event('wheel')));
  grow(5_000);
  expect(window.scrollY).toBe(0);
});

it('begins a new page at its top', async () => {
  const router = await leaveAndComeBack();
  await act(() => router.navigate('/other'));
  grow(5_000);
  expect(window.scrollY).toBe(0);
});
