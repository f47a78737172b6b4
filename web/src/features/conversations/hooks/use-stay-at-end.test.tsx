// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useStayAtEnd } from './use-stay-at-end.ts';

/** As tall as the list is in the window, and as all that was said. */
const LIST = { clientHeight: 400, scrollHeight: 2_000 };

function Thread({ last, own }: { last: string; own: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const thread = useRef<HTMLDivElement>(null);
  useStayAtEnd({ list, thread, wide: true, last, own });
  return (
    <div ref={thread}>
      <div ref={list} role="log" />
    </div>
  );
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A thread that is read so far down, in pixels, before the next message comes. */
function readAt(top: number) {
  const { getByRole, rerender } = render(<Thread last="m1" own={false} />);
  const list = getByRole('log');
  Object.defineProperties(list, {
    clientHeight: { value: LIST.clientHeight },
    scrollHeight: { value: LIST.scrollHeight },
  });
  list.scrollTop = top;
  list.dispatchEvent(new Event('scroll'));
  return {
    comes: (own: boolean) => rerender(<Thread last="m2" own={own} />),
    top: () => list.scrollTop,
  };
}

describe('a message that comes', () => {
  it('is shown to who reads the end', () => {
    const thread = readAt(1_590);
    thread.comes(false);
    expect(thread.top()).toBe(LIST.scrollHeight);
  });

  it('never moves what is read further up', () => {
    const thread = readAt(700);
    thread.comes(false);
    expect(thread.top()).toBe(700);
  });

  it('leads down who wrote it', () => {
    const thread = readAt(700);
    thread.comes(true);
    expect(thread.top()).toBe(LIST.scrollHeight);
  });
});
