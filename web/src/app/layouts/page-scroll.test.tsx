// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { PageScroll } from './page-scroll.tsx';

afterEach(cleanup);

function Page() {
  return (
    <>
      <Outlet />
      <PageScroll />
    </>
  );
}

it('leaves the first page where it was scrolled to, and shows the next from its top', async () => {
  window.scrollTo(0, 640);
  const router = createMemoryRouter([{ path: '/', Component: Page, children: [{ path: 'next' }] }]);
  render(<RouterProvider router={router} />);
  expect(window.scrollY).toBe(640);
  await act(() => router.navigate('/next'));
  expect(window.scrollY).toBe(0);
});
