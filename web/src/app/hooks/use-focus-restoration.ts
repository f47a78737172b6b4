import { useEffect } from 'react';
import { hasOpenDialog } from '@/lib/browser/has-open-dialog.ts';

/** Where somebody goes on when what had the focus is gone: the nearest of these that was around it. */
const PLACES = 'article, tr, li, section, table, main';

function withAncestors(element: Element): Element[] {
  return element.parentElement === null ? [element] : [element, ...withAncestors(element.parentElement)];
}

function focusOn(element: Element): void {
  if (!(element instanceof HTMLElement)) return;
  if (element.matches(PLACES)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Keeps the keyboard's place. A button that is gone once it has done its work (a dialog closes, and the row that asked
 * is deleted) leaves the focus nowhere, and the next Tab would start at the top of the page: then the focus goes to what
 * was around it. One that was disabled only while it was busy gets it back.
 */
export function useFocusRestoration(): void {
  useEffect(() => {
    let path: readonly Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('main') !== null) path = withAncestors(target);
    };
    // A click beside everything takes the focus away on purpose.
    const forget = () => {
      path = [];
    };
    const look = () => {
      const [last] = path;
      if (last === undefined || document.activeElement !== document.body) return;
      const isBusy = last.isConnected && last.matches(':disabled');
      // A dialog takes the focus by itself, and gives it back.
      if (isBusy || hasOpenDialog()) return;
      const place = path.find(
        (element) => element.isConnected && (element === last || element.matches(PLACES)),
      );
      if (place !== undefined) focusOn(place);
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      watcher.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, []);
}
