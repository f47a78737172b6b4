import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far down each visited place was scrolled, by its key in the history. */
const positions = new Map<string, number>();

/**
 * Scrolls back to where one was when Back returns to a list that has to be read first: the router tries before there
 * is anything to scroll. `settled` says that the list is as long as it was.
 */
export function useKeptScroll(settled: boolean): void {
  const { key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const waiting = useRef(cameBack ? positions.get(key) : undefined);

  useLayoutEffect(() => {
    if (!settled || waiting.current === undefined) return;
    window.scrollTo(0, waiting.current);
    waiting.current = undefined;
  }, [settled]);

  useLayoutEffect(() => {
    const keep = () => {
      if (waiting.current === undefined) positions.set(key, window.scrollY);
    };
    // Loading more and filtering give the same place a new key.
    keep();
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
}
