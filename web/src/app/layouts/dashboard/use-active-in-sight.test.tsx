// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, NavLink, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useActiveInSight } from './use-active-in-sight.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const PAGES = Array.from({ length: 20 }, (_, place) => place);

/** A menu whose entries are 40 px high, in a frame of 200 px. */
function Menu() {
  const menu = useActiveInSight<HTMLElement>();
  return (
    <div id="frame">
      <nav ref={menu}>
        {PAGES.map((place) => (
          <NavLink key={place} to={`/${place}`}>{`page ${place}`}</NavLink>
        ))}
      </nav>
    </div>
  );
}

it('scrolls a long menu until the entry of the page is in sight, and no farther', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.id === 'frame') return new DOMRect(0, 100, 200, 200);
    const place = Number(this.textContent?.slice(5));
    return new DOMRect(0, 100 + 40 * place - (document.querySelector('#frame')?.scrollTop ?? 0), 200, 40);
  });
  const router = createMemoryRouter([{ path: '*', Component: Menu }], { initialEntries: ['/10'] });
  render(<RouterProvider router={router} />);
  const scrolled = () => document.querySelector('#frame')?.scrollTop;
  expect(scrolled()).toBe(40 * 11 + 24 - 200);
  await router.navigate('/9');
  await vi.waitFor(() => expect(document.querySelector('[aria-current]')?.textContent).toBe('page 9'));
  expect(scrolled()).toBe(40 * 11 + 24 - 200);
  await router.navigate('/2');
  await vi.waitFor(() => expect(scrolled()).toBe(40 * 2 - 24));
});
