// @vitest-environment happy-dom
import createCache from '@emotion/cache';
import { useLingui } from '@lingui/react/macro';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import TextField from '@mui/material/TextField';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { RecordRows } from '@/components/records/record-rows.tsx';
import { RecordTable } from '@/components/records/record-table.tsx';
import { TermList } from '@/components/texts/term-list.tsx';
import { chooseLanguage, showLanguage } from '@/lib/language/language.ts';
import { MaterialPages } from '../layouts/material-pages.tsx';
import { sturdy } from '../page-of.tsx';

vi.mock('../layouts/hosts/install-host.tsx', () => ({ InstallHost: () => null }));
vi.mock('../layouts/hosts/push-question-host.tsx', () => ({ PushQuestionHost: () => null }));
vi.mock('@emotion/cache', async (original) => {
  const { default: make } = await original<{ default: typeof createCache }>();
  return { default: vi.fn(make) };
});

afterEach(async () => {
  cleanup();
  await showLanguage('en');
  localStorage.clear();
});

/** Something that is opened and typed into where it stands. */
function Asking({ what }: { what: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{`open ${what}`}</Button>
      <Dialog open={open} disablePortal>
        <TextField label={what} />
      </Dialog>
    </>
  );
}

function Page() {
  const { t } = useLingui();
  const columns = [{ title: t`Price`, cell: () => <Asking what="row" /> }];
  return (
    <>
      <Asking what="page" />
      <RecordTable label={t`Items`} columns={[{ title: t`Price`, head: <Asking what="head" /> }]}>
        <RecordRows columns={columns} records={[{ _id: 'chair' }]} />
      </RecordTable>
      <TermList terms={[[t`Price`, <Asking key="term" what="term" />]]} />
    </>
  );
}

it.each(['page', 'head', 'row', 'term'])(
  'in another language a page’s %s keeps what is open, typed and focused',
  async (what) => {
    const router = createMemoryRouter([
      { Component: sturdy(MaterialPages), children: [{ path: '/', Component: sturdy(Page) }] },
    ]);
    render(<RouterProvider router={router} />);
    fireEvent.click(screen.getByText(`open ${what}`));
    const field = screen.getByLabelText<HTMLInputElement>(what);
    fireEvent.change(field, { target: { value: 'half a sentence' } });
    field.focus();
    for (const [language, price] of [
      ['ar', 'السعر'],
      ['de', 'Preis'],
      ['en', 'Price'],
    ] as const) {
      await act(() => chooseLanguage(language));
      expect(screen.getAllByText(price).length).toBeGreaterThan(0);
      expect(screen.getByLabelText(what)).toBe(field);
      expect([field.value, document.activeElement]).toEqual(['half a sentence', field]);
    }
  },
);

it('a language’s styles are made once, however often it is shown', async () => {
  const router = createMemoryRouter([
    { Component: sturdy(MaterialPages), children: [{ path: '/', Component: sturdy(Page) }] },
  ]);
  for (let time = 0; time < 2; time += 1) {
    render(<RouterProvider router={router} />);
    for (const language of ['ar', 'en', 'ar', 'en'] as const) await act(() => showLanguage(language));
    cleanup();
  }
  expect(vi.mocked(createCache).mock.calls.filter(([{ key }]) => key === 'rtl')).toHaveLength(1);
});
