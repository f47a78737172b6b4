import type { DataRouter } from 'react-router-dom';
import { saveMessageForReload } from './message-after-reload.ts';
import { hasTypedHere, isConnected, onceConnected } from './missing-chunk.ts';
import { isLossNoted, lostStore, onStoreLost } from './site-data/lost-store.ts';

const LOADED_ANEW =
  'Your device could not keep what this page works with, so the page was loaded anew. Look whether what you did last was done, and do it again if not.';

/** Whether nobody is in the middle of something that a reload would end. */
function isIdle({ document }: Window): boolean {
  return !hasTypedHere() && document.querySelector('[role="dialog"], dialog[open]') === null;
}

/**
 * Starts the page anew when the browser has deleted what this site kept, or keeps nothing any more: at once where there is a
 * network and nobody is in the middle of something, otherwise with the next page that is opened. Until then the banner says how it is.
 */
export function startAnewOnLostStore(target: Window, router: DataRouter): void {
  const leave = () => {
    if (!isLossNoted() || !isConnected() || !isIdle(target)) return;
    if (lostStore() === 'full') saveMessageForReload(LOADED_ANEW);
    target.location.reload();
  };
  onStoreLost(() => {
    leave();
    onceConnected(leave);
    const { pathname, search } = target.location;
    router.subscribe(({ location, navigation }) => {
      const next = navigation.location ?? location;
      if (!navigator.onLine || (next.pathname === pathname && next.search === search)) return;
      target.location.assign(next.pathname + next.search + next.hash);
    });
  });
}
