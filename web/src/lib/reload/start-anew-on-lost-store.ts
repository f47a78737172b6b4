import { msg } from '@lingui/core/macro';
import { words } from '@thriftline/domain/base/texts/words';
import { readAddress } from '@thriftline/domain/pages/addresses';
import type { DataRouter } from 'react-router-dom';
import { hasOpenDialog } from '../browser/has-open-dialog.ts';
import { isLossNoted, lostStore, onStoreLost } from '../device/site-data/lost-store.ts';
import { saveMessageForReload } from './message-after-reload.ts';
import { hasTypedHere, isConnected, onceConnected } from './missing-chunk.ts';

const LOADED_ANEW = msg`Your device couldn’t save this page’s data, so we reloaded it. Check if your last change is there, and do it again if not.`;

/** Longest the server may take to show that it is there, in milliseconds. */
const ANSWER_MS = 5_000;

/** Whether nobody is in the middle of something that a reload would end. */
function isIdle(): boolean {
  return !hasTypedHere() && !hasOpenDialog();
}

/** Whether the server answers: without a worker a page that cannot be fetched is the browser's, and what is shown here is gone. */
async function isServed(): Promise<boolean> {
  if (!isConnected()) return false;
  try {
    const request = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) } as const;
    return (await fetch('/', request)).ok;
  } catch (error) {
    console.info('The page goes on as it is', error);
    return false;
  }
}

/**
 * Starts the page anew when the browser has deleted what this site kept, or keeps nothing any more: at once where the server
 * answers and nobody is in the middle of something, otherwise with the next page that is opened. Until then the banner says how it is.
 */
export function startAnewOnLostStore(target: Window, router: DataRouter): void {
  const leave = async () => {
    if (!isLossNoted() || !(await isServed()) || !isIdle()) return;
    if (lostStore() === 'full') saveMessageForReload(words(LOADED_ANEW));
    target.location.reload();
  };
  onStoreLost(() => {
    void leave();
    onceConnected(() => void leave());
    const { search } = target.location;
    const { path } = readAddress(target.location.pathname);
    router.subscribe(({ location, navigation }) => {
      const next = navigation.location ?? location;
      // A form may note in the address what it is kept as.
      const isHere = next.pathname === path && (next.search === search || hasTypedHere());
      if (!navigator.onLine || isHere) return;
      target.location.assign(router.createHref(next));
    });
  });
}
