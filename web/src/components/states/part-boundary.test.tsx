// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component, lazy, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addToast } from '@/lib/notices/toasts.ts';
import { LazyMount } from '../loading/lazy-mount.tsx';
import { LazySection } from '../loading/lazy-section.tsx';

vi.mock('@/lib/notices/toasts.ts', () => ({ addToast: vi.fn() }));

const failing = (message: string) => lazy(() => Promise.reject<never>(new TypeError(message)));

/** The page's own boundary, in whose place everything goes. */
class PageBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? 'The page is gone' : this.props.children;
  }
}

function show(message: string) {
  const Dialog = failing(message);
  const page = (open: boolean) => (
    <PageBoundary>
      <input aria-label="Message" />
      <LazyMount open={open}>
        <Dialog />
      </LazyMount>
    </PageBoundary>
  );
  const { rerender } = render(page(false));
  fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'Is it still' } });
  rerender(page(true));
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.mocked(addToast).mockClear();
});

it('keeps what is typed on a page whose dialog cannot be loaded, and says so', async () => {
  show('Failed to fetch dynamically imported module: /assets/dialog-1f.js');
  await vi.waitFor(() => expect(addToast).toHaveBeenCalled());
  expect(screen.getByLabelText<HTMLInputElement>('Message').value).toBe('Is it still');
});

it('hides no other failure', async () => {
  show('x is not a function');
  await screen.findByText('The page is gone');
  expect(addToast).not.toHaveBeenCalled();
});

it('says nothing of a part that can be done without, and leaves what stood in its place', async () => {
  const Rating = failing('Failed to fetch dynamically imported module: /assets/rating-1f.js');
  render(
    <PageBoundary>
      <LazySection fallback="No rating yet">
        <Rating />
      </LazySection>
    </PageBoundary>,
  );
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
  await screen.findByText('No rating yet');
  expect(addToast).not.toHaveBeenCalled();
});
