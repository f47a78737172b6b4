import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** How far down each visited place was scrolled, by its key in the history. */
const positions = new Map<string, number>();

/** What people do to scroll by themselves. */
const OWN_WAYS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls back to where one was when Back returns to a page that has to be read first: the router tries before there
 * is anything to scroll. It waits until the page is tall enough again, or the person scrolls elsewhere. Belongs around all pages.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation();
  const by = useNavigationType();
  const wanted = useRef<number>(undefined);

  useLayoutEffect(() => {
    // Loading more gives the same place a new key, and changes nothing of what one waits for.
    if (by !== 'REPLACE') wanted.current = by === 'POP' ? positions.get(key) : undefined;
    const keep = () => {
      if (wanted.current === undefined) positions.set(key, window.scrollY);
    };
    const stopWaiting = () => {
      wanted.current = undefined;
      observer.disconnect();
      for (const way of OWN_WAYS) window.removeEventListener(way, stopWaiting);
    };
    const observer = new ResizeObserver(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      if (wanted.current === undefined || scrollHeight - clientHeight < wanted.current) return;
      window.scrollTo(0, wanted.current);
      stopWaiting();
    });
    if (wanted.current !== undefined) {
      observer.observe(document.body);
      for (const way of OWN_WAYS) window.addEventListener(way, stopWaiting, { passive: true });
    }
    keep();
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      window.removeEventListener('scroll', keep);
      observer.disconnect();
      for (const way of OWN_WAYS) window.removeEventListener(way, stopWaiting);
    };
  }, [key, by]);
}
