// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { askDatabasesAnew, databaseAnswers } from '@/lib/device/site-data/database-answers.ts';
import { Shell } from './shell.tsx';

vi.mock('../hooks/use-fresh-settings.ts', () => ({ useFreshSettings: () => undefined }));
vi.mock('../hooks/use-route-focus.ts', () => ({ useRouteFocus: () => undefined }));
vi.mock('../worker/update-prompt.tsx', () => ({ UpdatePrompt: () => null }));
vi.mock('@/components/states/offline-banner.tsx', () => ({ OfflineBanner: () => null }));
vi.mock('./bars/footer.tsx', () => ({ Footer: () => null }));
vi.mock('./bars/main-nav.tsx', () => ({ MainNav: () => null }));
vi.mock('./bars/tab-bar.tsx', () => ({ TabBar: () => null }));
vi.mock('./bars/top-bar.tsx', () => ({ TopBar: () => null }));
vi.mock('./bars/unsent-link.tsx', () => ({ UnsentLink: () => null }));

const NOT_ANSWERED = /Your browser can’t save changes right now, so keep this page open/;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  askDatabasesAnew();
  return () => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    askDatabasesAnew();
  };
});

function open(): void {
  const router = createMemoryRouter([
    { element: <Shell />, children: [{ index: true, element: 'The page' }] },
  ]);
  render(<RouterProvider router={router} />);
}

it('says that the browser cannot save once a database has not answered in time', async () => {
  open();
  await screen.findByText('The page');
  expect(await act(() => databaseAnswers('items'))).toBe(true);
  expect(screen.queryByRole('note')).toBeNull();
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  expect(await act(() => databaseAnswers('messages'))).toBe(false);
  expect((await screen.findByRole('note')).textContent).toMatch(NOT_ANSWERED);
  // The page itself goes on.
  expect(screen.getByText('The page')).not.toBeNull();
});

it('lets the sentence be closed, and the page be tried again', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  open();
  await act(() => databaseAnswers('items'));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('note')).toBeNull();
});
