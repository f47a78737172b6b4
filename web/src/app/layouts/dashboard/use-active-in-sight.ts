import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** So much of what stands beside it is seen, too, in pixels. */
const BESIDE = 24;

/**
 * For a menu that scrolls within its parent: scrolls that parent, and nothing else, until the entry of the page that is shown is in
 * sight. An admin's menu is longer than most windows are high.
 */
export function useActiveInSight<T extends HTMLElement>(): React.RefObject<T | null> {
  const menu = useRef<T>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: which entry is active follows from the address.
  useLayoutEffect(() => {
    const frame = menu.current?.parentElement;
    const active = menu.current?.querySelector('[aria-current="page"]');
    if (!frame || !active) return;
    const [around, entry] = [frame.getBoundingClientRect(), active.getBoundingClientRect()];
    if (entry.bottom + BESIDE > around.bottom) frame.scrollTop += entry.bottom + BESIDE - around.bottom;
    else if (entry.top - BESIDE < around.top) frame.scrollTop -= around.top - entry.top + BESIDE;
  }, [pathname]);
  return menu;
}
