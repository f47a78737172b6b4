// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { useSlides } from './use-slides.ts';

const WIDTH = 360;

interface RowProps {
  direction: 'ltr' | 'rtl';
}

function Row({ direction }: RowProps) {
  const { track, current, onScroll, onKeyDown } = useSlides(3);
  return (
    <>
      <ul ref={track} onScroll={onScroll} onKeyDown={onKeyDown} style={{ direction }} />
      <output>{current}</output>
    </>
  );
}

/** The width of each row, which scrolls without animation. */
vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => undefined);

/** A row that a server drew, swiped to a slide before its script came. */
function takeOver(direction: RowProps['direction'], scrollLeft: number): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Row direction={direction} />);
  document.body.append(container);
  for (const list of container.querySelectorAll('ul')) list.scrollLeft = scrollLeft;
  render(<Row direction={direction} />, { container, hydrate: true });
  return screen.getByRole('list');
}
const current = () => Number(screen.getByRole('status').textContent);

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  scrolled.mockClear();
});

it.each([
  ['to the right', 'ltr', 1, 'ArrowRight', 'ArrowLeft'],
  // Browsers count the scroll position down from 0 there.
  ['to the left', 'rtl', -1, 'ArrowLeft', 'ArrowRight'],
] as const)(
  'slides that follow %s are told apart by where they are scrolled to',
  (_, direction, side, on, back) => {
    const list = takeOver(direction, side * WIDTH);
    expect(current()).toBe(1);
    list.scrollLeft = side * 2 * WIDTH;
    fireEvent.scroll(list);
    expect(current()).toBe(2);
    fireEvent.keyDown(list, { key: back });
    expect(scrolled).toHaveBeenLastCalledWith({ left: side * WIDTH, behavior: 'smooth' });
    list.scrollLeft = 0;
    fireEvent.scroll(list);
    expect(current()).toBe(0);
    fireEvent.keyDown(list, { key: on });
    expect(scrolled).toHaveBeenLastCalledWith({ left: side * WIDTH, behavior: 'smooth' });
  },
);
