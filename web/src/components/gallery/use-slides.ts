import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A row of slides of which one is seen at a time. */
export interface Slides {
  track: RefObject<HTMLUListElement | null>;
  /** Which slide is seen, from 0. */
  current: number;
  show: (index: number) => void;
  /** Handlers of the track. */
  onScroll: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const STEPS: Record<string, (current: number, last: number, side: 1 | -1) => number> = {
  ArrowLeft: (current, _, side) => current - side,
  ArrowRight: (current, _, side) => current + side,
  Home: () => 0,
  End: (_, last) => last,
};

/** 1 where the next slide is to the right, -1 where it is to the left, as in Arabic: scroll positions count down there. */
function sideOf(track: Element | null): 1 | -1 {
  return track !== null && getComputedStyle(track).direction === 'rtl' ? -1 : 1;
}

/** Slides that are moved by swiping, by keys and by `show`. The scroll position is the one truth of which is seen. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const show = useCallback(
    (index: number) => {
      const wanted = Math.min(Math.max(index, 0), count - 1);
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      track.current?.scrollTo({
        left: sideOf(track.current) * wanted * track.current.clientWidth,
        behavior: calm ? 'instant' : 'smooth',
      });
    },
    [count],
  );

  const onScroll = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setCurrent(Math.min(Math.round(Math.abs(scrollLeft) / clientWidth), count - 1));
  }, [count]);

  // A page that a server drew can be swiped before its script is there.
  useEffect(onScroll, [onScroll]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(step(current, count - 1, sideOf(track.current)));
  };

  return { track, current, show, onScroll, onKeyDown };
}
