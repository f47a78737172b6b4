// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component, lazy, type ReactNode, useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addToast } from '@/lib/notices/toasts.ts';
import { LazyMount } from '../loading/lazy-mount.tsx';
import { LazySection } from '../loading/lazy-section.tsx';
import { MOST_REMOUNTS } from './moved-node.ts';
import { PartBoundary } from './part-boundary.tsx';

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

/** Fails until it is mended. */
let isBroken = true;
function Row({ name }: { name: string }) {
  if (isBroken && name === 'Oak chair') throw new TypeError('x is not a function');
  return <li>{name}</li>;
}

function Failing({ cause }: { cause: unknown }): never {
  throw cause;
}

let mounts = 0;
/** Finds its nodes moved as often as is said. */
function Moved({ times }: { times: number }) {
  useLayoutEffect(() => {
    mounts += 1;
    if (mounts <= times) throw new DOMException('The node is not a child of this node', 'NotFoundError');
  });
  return 'Oak chair';
}

describe('a part that fails', () => {
  const list = (
    <PageBoundary>
      <input aria-label="Message" />
      <ul>
        {['Blue vase', 'Oak chair', 'Tall lamp'].map((name) => (
          <PartBoundary key={name} as="li">
            <Row name={name} />
          </PartBoundary>
        ))}
      </ul>
    </PageBoundary>
  );
  beforeEach(() => {
    isBroken = true;
    mounts = 0;
  });

  it('says so in its place, and takes nothing else of the page', () => {
    render(list);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Blue vase',
      'This part of the page can’t be shown.Try again',
      'Tall lamp',
    ]);
    expect(screen.getByLabelText('Message')).not.toBeNull();
    // The cause is told to whoever looks for it, and to nobody else.
    const logged = vi.mocked(console.error).mock.calls.flat();
    expect(logged.some((one) => String(one).includes('x is not a function'))).toBe(true);
    expect(document.body.textContent).not.toContain('not a function');
    expect(addToast).not.toHaveBeenCalled();
  });

  it('is made anew when asked, as often as it takes, and what is typed beside it stays', () => {
    render(list);
    const field = screen.getByLabelText<HTMLInputElement>('Message');
    fireEvent.change(field, { target: { value: 'Is it still' } });
    const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    tryAgain();
    expect(screen.queryByText('Oak chair')).toBeNull();
    isBroken = false;
    tryAgain();
    expect(screen.getByText('Oak chair')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field.value).toBe('Is it still');
  });

  it('is a row where rows are, and a cell of all columns', () => {
    render(
      <table>
        <tbody>
          <PartBoundary as="tr">
            <Failing cause={new TypeError('x is not a function')} />
          </PartBoundary>
        </tbody>
      </table>,
    );
    expect(screen.getByRole('row').querySelector('td')?.colSpan).toBeGreaterThan(20);
    expect(screen.getByRole('cell').textContent).toContain('can’t be shown');
  });

  it('is made anew by itself where its nodes were moved, a few times', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const moved = (times: number) =>
      render(
        <PageBoundary>
          <PartBoundary>
            <Moved times={times} />
          </PartBoundary>
        </PageBoundary>,
      );
    moved(2);
    expect(screen.getByText('Oak chair')).not.toBeNull();
    cleanup();
    mounts = 0;
    moved(Number.POSITIVE_INFINITY);
    // React tries each part twice before it takes it for failed.
    expect(mounts).toBeLessThanOrEqual(2 * (1 + MOST_REMOUNTS));
    expect(screen.getByText('This part of the page can’t be shown.')).not.toBeNull();
  });

  it('does not stand in the way of an answer for the whole page', () => {
    render(
      <PageBoundary>
        <PartBoundary>
          <Failing cause={new Response(null, { status: 404 })} />
        </PartBoundary>
      </PageBoundary>,
    );
    expect(screen.getByText('The page is gone')).not.toBeNull();
  });
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
