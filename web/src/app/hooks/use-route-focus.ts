import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Puts the focus on the page's heading, which is then read out. False while there is none. */
function focusHeading(page: HTMLElement): boolean {
  const heading = page.querySelector('h1');
  if (heading === null) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Moves the focus to the page's heading when the route changes, so that keyboards and screen readers start there instead
 * of on a link that is gone; to the page's main part while the heading is still on its way. Not on the first page: there
 * the browser is right.
 */
export function useRouteFocus(): RefObject<HTMLDivElement | null> {
  const main = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    const page = main.current;
    if (page === null || last.current === pathname) return;
    last.current = pathname;
    if (focusHeading(page)) return;
    page.focus({ preventScroll: true });
    const watcher = new MutationObserver(() => {
      // A reader who has gone on meanwhile isn't called back.
      if (document.activeElement !== page || focusHeading(page)) watcher.disconnect();
    });
    watcher.observe(page, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [pathname]);
  return main;
}
