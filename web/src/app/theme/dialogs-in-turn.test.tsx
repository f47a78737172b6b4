// @vitest-environment happy-dom
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appTheme } from './app-theme.ts';

/** When the first dialog is gone: before the second opens, in the same step that adds it to the page, or after. */
type Gone = 'before' | 'during' | 'after';

beforeEach(() => {
  // Not the interval by which an open dialog keeps the focus.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Lets the time run out that closing takes, as it does where a page that was busy catches up. */
function CatchesUp() {
  useLayoutEffect(() => {
    vi.runAllTimers();
  }, []);
  return null;
}

interface PageProps {
  first: boolean;
  second: boolean;
  gone: Gone;
  /** Whether the second stands before the first in the page's own order. */
  turned: boolean;
}

function Page({ first, second, gone, turned }: PageProps) {
  const one = (
    <Dialog key="first" open={first}>
      <DialogTitle>first</DialogTitle>
      <button type="button">Send</button>
    </Dialog>
  );
  const other = second && (
    <Dialog key="second" open>
      <DialogTitle>second</DialogTitle>
      <button type="button">OK</button>
    </Dialog>
  );
  return (
    <ThemeProvider theme={appTheme}>
      {turned ? [other, one] : [one, other]}
      {second && gone === 'during' && <CatchesUp />}
    </ThemeProvider>
  );
}

const ORDERS = (['before', 'during', 'after'] as const).flatMap((gone) =>
  [false, true].map((turned) => ({ gone, turned })),
);

it.each(ORDERS)(
  'screen readers find a dialog when the one before it is gone $gone it opens, turned: $turned',
  ({ gone, turned }) => {
    const page = (first: boolean, second: boolean) => (
      <Page first={first} second={second} gone={gone} turned={turned} />
    );
    const catchUp = () => act(() => vi.runAllTimers());
    const { rerender } = render(page(true, false));
    catchUp();
    expect(screen.getByRole('dialog', { name: 'first' })).toBeTruthy();
    rerender(page(false, false));
    if (gone === 'before') catchUp();
    rerender(page(false, true));
    catchUp();
    expect(screen.getByRole('dialog', { name: 'second' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send', hidden: true })).toBeNull();
    rerender(page(false, false));
    catchUp();
    expect(document.querySelectorAll('body > [aria-hidden]')).toHaveLength(0);
  },
);
