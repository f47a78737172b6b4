import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react';

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

const STEPS: Record<string, (current: number, last: number) => number> = {
  ArrowLeft: (current) => current - 1,
  ArrowRight: (current) => current + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** Slides that are moved by swiping, by keys and by `show`. The scroll position is the one truth of which is seen. */
export function useSlides(count: number): Slides {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const show = useCallback(
    (index: number) => {
      const wanted = Math.min(Math.max(index, 0), count - 1);
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      track.current?.scrollTo({
        left: wanted * track.current.clientWidth,
        behavior: calm ? 'instant' : 'smooth',
      });
    },
    [count],
  );

  const onScroll = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setCurrent(Math.min(Math.round(scrollLeft / clientWidth), count - 1));
  }, [count]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(step(current, count - 1));
  };

  return { track, current, show, onScroll, onKeyDown };
}
