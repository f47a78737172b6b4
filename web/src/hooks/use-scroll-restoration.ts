import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far down each visited place was scrolled, by its key in the history. */
const positions = new Map<string, number>();

/** What people do to scroll by themselves. */
const OWN_WAYS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls back to where one was when Back returns to a list that has to be read first: the router tries before there
 * is anything to scroll. It waits until the page is tall enough again, or the person scrolls elsewhere.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const wanted = useRef(cameBack ? positions.get(key) : undefined);

  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const detach = () => {
      observer.disconnect();
      for (const way of OWN_WAYS) window.removeEventListener(way, stop);
    };
    const stop = () => {
      wanted.current = undefined;
      detach();
    };
    const observer = new ResizeObserver(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      if (wanted.current === undefined || scrollHeight - clientHeight < wanted.current) return;
      window.scrollTo(0, wanted.current);
      stop();
    });
    observer.observe(document.body);
    for (const way of OWN_WAYS) window.addEventListener(way, stop, { passive: true });
    return detach;
  }, []);

  useLayoutEffect(() => {
    const keep = () => {
      if (wanted.current === undefined) positions.set(key, window.scrollY);
    };
    // Loading more gives the same place a new key.
    keep();
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [key]);
}
