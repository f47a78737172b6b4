// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Formik } from 'formik';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { FormTextField } from './form-text-field.tsx';
import { UnsavedQuestion } from './unsaved-question.tsx';

function Settings() {
  return (
    <Formik initialValues={{ name: '' }} onSubmit={() => undefined}>
      <Form>
        <FormTextField name="name" label="Name" />
        <UnsavedQuestion />
      </Form>
    </Formik>
  );
}

/** Goes through the history as a browser does: some time after it was told to. */
function stubHistory(): void {
  const entries = [{ url: '/', state: { idx: 0 } as unknown }];
  let at = 0;
  const show = () => {
    const { url, state } = entries[at] as (typeof entries)[number];
    replace(state, '', url);
  };
  const replace = history.replaceState.bind(history);
  vi.spyOn(history, 'pushState').mockImplementation((state, _, url) => {
    at += 1;
    entries.splice(at, Infinity, { url: String(url), state });
    show();
  });
  vi.spyOn(history, 'go').mockImplementation((delta = 0) => {
    setTimeout(() => {
      at += delta;
      show();
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, 5);
  });
  show();
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('lets a page go that was left by the browser’s Back, once that is wanted', async () => {
  stubHistory();
  const router = createBrowserRouter([
    { path: '/', element: <p>Home</p> },
    { path: '/settings', Component: Settings },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/settings'));
  await userEvent.type(screen.getByLabelText('Name'), 'Acme');

  history.go(-1);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Acme');

  history.go(-1);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Home')).toBeDefined();
  expect(location.pathname).toBe('/');
  router.dispose();
});
